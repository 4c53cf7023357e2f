package org.kerndep.run;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** An output stream whose errors say which file they are about. Closing it twice is harmless. */
final class NamedOutput extends FilterOutputStream {

  private final String name;

  NamedOutput(String name, OutputStream out) {
    super(out);
    this.name = name;
  }

  /** The same error with the name of the file and a remedy. */
  static IOException named(String name, IOException e) {
    return new IOException(name + ": cannot be written (" + Failures.reason(e)
        + "); is the disk full or the directory gone?", e);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw named(name, e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw named(name, e);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      throw named(name, e);
    }
  }
}
