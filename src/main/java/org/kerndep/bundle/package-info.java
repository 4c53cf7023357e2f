/**
 * A trained system as one file: header, checksum, a readable manifest, then the parts. Everything is checked before it
 * is used; nothing is deserialised by Java's own means and no class names are stored. Training that is not finished has
 * a file of its own, the checkpoint.
 */
package org.kerndep.bundle;
