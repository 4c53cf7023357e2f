package org.kerndep.uima;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What is logged in tests, where logs go to standard error. */
final class Logs {

  private Logs() {}

  /** What to run. */
  interface Action {
    void run() throws Exception;
  }

  /** What is logged while something runs. */
  static String of(Action action) throws Exception {
    PrintStream before = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    try {
      action.run();
    } finally {
      System.setErr(before);
    }
    return log.toString(StandardCharsets.UTF_8);
  }
}
