package org.kerndep.cli;

import java.util.Arrays;

/** Sets up the log of the command line: short lines on standard error. */
final class Logging {

  private static final String PREFIX = "org.slf4j.simpleLogger.";

  private Logging() {}

  /** Must run before the first logger is made. */
  static void configure(String[] arguments) {
    boolean debug = Arrays.asList(arguments).contains("--debug");
    set("logFile", "System.err");
    set("showThreadName", "false");
    set("showLogName", "false");
    set("showShortLogName", "false");
    set("levelInBrackets", "true");
    set("defaultLogLevel", debug ? "debug" : "info");
  }

  private static void set(String key, String value) {
    if (System.getProperty(PREFIX + key) == null) {
      System.setProperty(PREFIX + key, value);
    }
  }
}
