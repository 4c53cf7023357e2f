package org.kerndep.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.ToIntFunction;

/**
 * A command that has run in this JVM.
 *
 * @param exitCode its exit code
 * @param out what it wrote to standard output
 * @param err its error message
 * @param log what it logged
 */
public record CommandRun(int exitCode, String out, String err, String log) {

  /** The UAS, in percent, of a file that a model parses into another, by {@code parse} and {@code evaluate}. */
  static double uas(Path model, Path input, Path parsed, Path gold) {
    of("parse", "--model=" + model, input.toString(), "--output=" + parsed);
    String scores = of("evaluate", "--json", "--gold=" + gold, "--system=" + parsed).out();
    return Double.parseDouble(scores.replaceFirst("(?s).*\"uas\":([0-9.]+).*", "$1"));
  }

  public static CommandRun of(String... arguments) {
    return withInput(new byte[0], arguments);
  }

  static CommandRun withInput(byte[] input, String... arguments) {
    return withInput(input, err -> Main.run(err, arguments));
  }

  /**
   * Runs what gives an exit code.
   *
   * @param command gets where its error message goes
   */
  static synchronized CommandRun withInput(byte[] input, ToIntFunction<PrintWriter> command) {
    InputStream oldIn = System.in;
    PrintStream oldOut = System.out;
    PrintStream oldErr = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    try {
      System.setIn(new ByteArrayInputStream(input));
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
      int exitCode = command.applyAsInt(new PrintWriter(err, true));
      System.out.flush();
      return new CommandRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(),
          log.toString(StandardCharsets.UTF_8));
    } finally {
      System.setIn(oldIn);
      System.setOut(oldOut);
      System.setErr(oldErr);
    }
  }
}
