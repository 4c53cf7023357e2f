package org.kerndep.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.kerndep.run.AtomicFile;

/** Compression by file name: content is gzip if the name ends in .gz. */
public final class ConllFiles {

  private ConllFiles() {}

  /** Whether a file's name says that its content is compressed. */
  static boolean isCompressed(Path name) {
    return name.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  /** The stream to write a file's content to; closing it completes the compressed data but does not commit the file. */
  public static OutputStream content(AtomicFile file, Path name) throws IOException {
    return isCompressed(name) ? new GZIPOutputStream(file.out(), 1 << 16) : file.out();
  }
}
