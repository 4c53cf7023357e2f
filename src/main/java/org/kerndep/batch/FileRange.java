package org.kerndep.batch;

import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/** Some bytes of a file. Immutable. */
record FileRange(Path file, long offset, long length) {

  /** CRC-32C of the bytes. */
  long checksum() throws IOException {
    CRC32C checksum = new CRC32C();
    try (FileChannel in = FileChannel.open(file)) {
      copy(in, new CheckedOutputStream(OutputStream.nullOutputStream(), checksum));
    }
    return checksum.getValue();
  }

  /** Copies the bytes from the file, which is open. */
  void copy(FileChannel in, OutputStream out) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(1 << 16, Math.max(1, length)));
    for (long done = 0; done < length; done += buffer.position()) {
      buffer.clear().limit((int) Math.min(buffer.capacity(), length - done));
      if (in.read(buffer, offset + done) < 0) {
        throw new EOFException(file + ": ends before byte " + (offset + length));
      }
      out.write(buffer.array(), 0, buffer.position());
    }
  }
}
