package org.kerndep.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.kerndep.run.AtomicFile;

/** Opens output by file name: compressed if it ends in .gz. */
public final class ConllFiles {

  private ConllFiles() {}

  /** The stream to write a file's content to; closing it completes the compressed data but does not commit the file. */
  public static OutputStream content(AtomicFile file, Path name) throws IOException {
    return name.toString().endsWith(".gz") ? new GZIPOutputStream(file.out(), 1 << 16) : file.out();
  }
}
