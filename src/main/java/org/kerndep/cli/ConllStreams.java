package org.kerndep.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
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
        if (System.out.checkError()) {
          throw new IOException("cannot write to standard output; is the disk full or the reader gone?");
        }
        return;
      }
      Path file = Path.of(target);
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
        ? new ConllReader("standard input", System.in, format, trees)
        : ConllReader.open(Path.of(source), format, trees);
  }

  private static OutputStream unclosed(OutputStream out) {
    return new FilterOutputStream(out) {
      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
      }

      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }
}
