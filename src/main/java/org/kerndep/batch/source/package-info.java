/**
 * Documents of a corpus and where they come from: {@link org.kerndep.batch.source.Inputs} lists files, folders,
 * patterns, lists of files and archives one document after another, without holding them all.
 */
package org.kerndep.batch.source;
