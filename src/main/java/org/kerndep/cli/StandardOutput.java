package org.kerndep.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Standard output in UTF-8 that remembers why writing failed, which a PrintStream alone does not. */
final class StandardOutput extends PrintStream {

  private final Recorder recorder;

  StandardOutput(OutputStream out) {
    this(new Recorder(out));
  }

  private StandardOutput(Recorder recorder) {
    super(new BufferedOutputStream(recorder, 1 << 13), true, StandardCharsets.UTF_8);
    this.recorder = recorder;
  }

  /** Makes it the System.out of this JVM. */
  static void install() {
    System.setOut(new StandardOutput(new FileOutputStream(FileDescriptor.out)));
  }

  /** System.out as a stream that stays open when it is closed, and fails at once; {@link Main} tells why. */
  static OutputStream stream() {
    PrintStream standard = System.out;
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

  /** What went wrong first, or null. */
  IOException failure() {
    return recorder.failure;
  }

  /** Whether the reader of the pipe stopped reading, as {@code head} does, which is not an error. */
  boolean readerIsGone() {
    String message = recorder.failure == null ? null : recorder.failure.getMessage();
    return message != null && message.toLowerCase(Locale.ROOT).contains("pipe");
  }

  private static final class Recorder extends FilterOutputStream {

    private IOException failure;

    Recorder(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }
  }
}
