package org.kerndep.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.kerndep.run.AtomicFile;

/** Compressed content: written if the file's name ends in .gz, recognised by its first bytes when read. */
public final class Gzip {

  private static final byte[] MAGIC = {0x1F, (byte) 0x8B};

  private Gzip() {}

  /** Whether a file's name says that its content is compressed. */
  static boolean isCompressed(Path name) {
    return name.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  /** The plain content of a stream that may be gzip; damaged data raises ZipException or EOFException. */
  public static InputStream plain(InputStream in) throws IOException {
    PushbackInputStream start = new PushbackInputStream(in, MAGIC.length);
    byte[] first = start.readNBytes(MAGIC.length);
    start.unread(first);
    return Arrays.equals(first, MAGIC) ? new GzipMembers(start) : start;
  }

  /** The plain content of a stream that must be gzip; one that does not begin like it raises ZipException. */
  public static InputStream required(InputStream in) throws IOException {
    InputStream plain = plain(in);
    if (!(plain instanceof GzipMembers)) {
      throw new ZipException("not gzip data");
    }
    return plain;
  }

  /** The stream to write a file's content to; closing it completes the compressed data but does not commit the file. */
  public static OutputStream content(AtomicFile file, Path name) throws IOException {
    return isCompressed(name) ? new GZIPOutputStream(file.out(), 1 << 16) : file.out();
  }
}
