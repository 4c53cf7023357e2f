package org.kerndep.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Gzip;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.AtomicFile;

/** From a named input to a named output; a file appears only if the whole copy succeeds. */
final class ConllStreams {

  /** What is done on the way. */
  @FunctionalInterface
  interface Copy<S extends SentenceSource> {
    void run(S in, ConllWriter out) throws IOException;
  }

  /** How an input is read. */
  @FunctionalInterface
  interface Reading<S extends SentenceSource> {
    S source(Input input) throws IOException;
  }

  private ConllStreams() {}

  /**
   * Copies.
   *
   * @param targetFormat null to keep each sentence's own
   */
  static <S extends SentenceSource> void copy(String source, Reading<S> reading, String target,
      ConllFormat targetFormat, Copy<S> copy) throws IOException {
    try (Input input = open(source)) {
      if (target.equals(Options.STANDARD)) {
        try (S in = reading.source(input); ConllWriter out = new ConllWriter(unclosed(System.out), targetFormat)) {
          copy.run(in, out);
        }
        return;
      }
      Path file = Options.path(target);
      Options.requireWritable(file);
      try (AtomicFile atomic = new AtomicFile(file)) {
        try (S in = reading.source(input);
            ConllWriter out = new ConllWriter(Gzip.content(atomic, file), targetFormat)) {
          copy.run(in, out);
        }
        atomic.commit();
      }
    }
  }

  private static Input open(String source) throws IOException {
    return source.equals(Options.STANDARD)
        ? Input.of("standard input", System.in)
        : Input.open(Options.path(source));
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
