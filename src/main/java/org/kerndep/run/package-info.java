/**
 * What all packages may use: an ordered parallel map, progress reports, files written whole or not at all, texts in
 * pieces, and hashes of code and content that tell one run from another.
 */
package org.kerndep.run;
