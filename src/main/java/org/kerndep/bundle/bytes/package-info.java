/**
 * Bytes of binary files, written and read back strictly: numbers and text in
 * {@link org.kerndep.bundle.bytes.ByteSink} and {@link org.kerndep.bundle.bytes.ByteSource}, and frames with a checksum
 * for files that are written piece by piece. What a file claims is checked against what it can hold before memory is
 * taken. Knows nothing of models.
 */
package org.kerndep.bundle.bytes;
