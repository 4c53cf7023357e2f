package org.kerndep.cli;

import java.io.EOFException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.zip.ZipException;

import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFiles;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Trees;
import org.kerndep.run.AtomicFile;

/** From a named input to a named output; a file appears only if the whole copy succeeds. */
final class ConllStreams {

  /** What is done on the way. */
  @FunctionalInterface
  interface Copy {
    void run(ConllReader in, ConllWriter out) throws IOException;
  }

  private ConllStreams() {}

  /**
   * Copies.
   *
   * @param sourceFormat null to guess it
   * @param targetFormat null to keep each sentence's own
   */
  static void copy(String source, ConllFormat sourceFormat, Trees trees, String target, ConllFormat targetFormat,
      Copy copy) throws IOException {
    try (ConllReader in = open(source, sourceFormat, trees)) {
      if (target.equals(Options.STANDARD)) {
        try (ConllWriter out = new ConllWriter(unclosed(System.out), targetFormat)) {
          copy.run(in, out);
        }
        return;
      }
      Path file = Options.path(target);
      Options.requireWritable(file);
      try (AtomicFile atomic = new AtomicFile(file)) {
        try (ConllWriter out = new ConllWriter(ConllFiles.content(atomic, file), targetFormat)) {
          copy.run(in, out);
        }
        atomic.commit();
      }
    }
  }

  private static ConllReader open(String source, ConllFormat format, Trees trees) throws IOException {
    return source.equals(Options.STANDARD)
        ? new ConllReader("standard input", plainInput(), format, trees)
        : ConllReader.open(Options.path(source), format, trees);
  }

  private static InputStream plainInput() throws IOException {
    try {
      return ConllFiles.plain(System.in);
    } catch (ZipException | EOFException e) {
      throw new BadInputException("standard input", "damaged gzip data", "compress it again or give it uncompressed");
    }
  }

  /** Standard output stays open, and a failure ends the work at once; {@link Main} tells it. */
  private static OutputStream unclosed(PrintStream standard) {
    return new FilterOutputStream(standard) {
      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        if (standard.checkError()) {
          throw new IOException("standard output cannot be written");
        }
      }

      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }
}
