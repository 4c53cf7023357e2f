package org.kerndep.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes read from a file, to report progress. */
final class CountingInputStream extends FilterInputStream {

  private final long size;
  private long count;

  CountingInputStream(InputStream in, long size) {
    super(in);
    this.size = size;
  }

  /** The share of the file that is read, 0 to 1; 0 if its size is not known. */
  double share() {
    return size <= 0 ? 0 : Math.min(1, count / (double) size);
  }

  @Override
  public int read() throws IOException {
    int b = in.read();
    count += b < 0 ? 0 : 1;
    return b;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = in.read(bytes, offset, length);
    count += Math.max(0, read);
    return read;
  }
}
