package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import org.kerndep.io.BadInputException;

/** Bytes for the readers: {@code convert} gives all of them back, or says that the input is bad. Also run by Jazzer. */
public final class ReaderFuzzTarget {

  private static final String[] FORMATS = {"auto", "conllu", "conllx", "conll09"};
  private static final int GZIP_1 = 0x1F;
  private static final int GZIP_2 = 0x8B;
  private static final Duration LONGEST = Duration.ofSeconds(10);

  private ReaderFuzzTarget() {}

  /** The entry point that Jazzer looks for: a byte for the format, then the file. */
  public static void fuzzerTestOneInput(byte[] input) {
    if (input.length > 0) {
      byte[] file = Arrays.copyOfRange(input, 1, input.length);
      comesThroughOrIsRefused(FORMATS[(input[0] & 0xFF) % FORMATS.length], file, ReaderFuzzTarget::plain);
    }
  }

  /**
   * Converts a file to its own format.
   *
   * @param expected what must come out unless the file is refused
   */
  static void comesThroughOrIsRefused(String format, byte[] file, UnaryOperator<byte[]> expected) {
    long begun = System.nanoTime();
    CommandRun run = CommandRun.withInput(file, err -> convert(err, "--format=" + format, "--input=-", "--output=-"));
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);
    if (run.exitCode() == 0) {
      assertThat(run.out().getBytes(StandardCharsets.UTF_8)).isEqualTo(expected.apply(file));
    } else {
      assertThat(run.exitCode()).as(run.err()).isEqualTo(Main.BAD_INPUT);
    }
  }

  /** The command alone, for making all of them takes longer than a small file. */
  private static int convert(PrintWriter err, String... arguments) {
    return Main.commandLine(new ConvertCommand()).setExecutionExceptionHandler((e, command, parsed) -> {
      e.printStackTrace(err);
      return e instanceof BadInputException ? Main.BAD_INPUT : Main.FAILED;
    }).execute(arguments);
  }

  /** The file, inflated if it is compressed; where a later member is damaged, Java's own reader stops before it. */
  private static byte[] plain(byte[] file) {
    if (file.length < 2 || (file[0] & 0xFF) != GZIP_1 || (file[1] & 0xFF) != GZIP_2) {
      return file;
    }
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("damaged, but not refused", e);
    }
  }
}
