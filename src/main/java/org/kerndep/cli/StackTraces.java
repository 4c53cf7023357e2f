package org.kerndep.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The stack traces of a log without anything else: classes of exceptions and places in the code. Messages are left out,
 * for they may quote the text that was parsed, and so are all other lines.
 */
final class StackTraces {

  private static final Pattern PLACE = Pattern.compile("\\s+(?:at [\\w.$/@<>-]+\\([\\w.$: -]*\\)|\\.\\.\\. \\d+ more)");
  private static final Pattern EXCEPTION = Pattern.compile(
      "(\\s*(?:Caused by: |Suppressed: |.*unexpected error: |Exception in thread )?)(?:\"[^\"]*\" )?"
          + "((?:[a-z]\\w*\\.)+[A-Z][\\w$]*(?:Exception|Error|Throwable|Death)[\\w$]*)(:.*|;.*)?");

  private StackTraces() {}

  /** The traces, and how many lines are left out. */
  static String of(BufferedReader log) throws IOException {
    StringBuilder traces = new StringBuilder();
    long leftOut = 0;
    for (String line = log.readLine(); line != null; line = log.readLine()) {
      Matcher exception = EXCEPTION.matcher(line);
      if (PLACE.matcher(line).matches()) {
        traces.append(line).append('\n');
      } else if (exception.matches()) {
        traces.append(lead(exception.group(1))).append(exception.group(2))
            .append(exception.group(3) == null ? "" : ": (message left out)").append('\n');
      } else {
        leftOut++;
      }
    }
    return traces.append("(").append(leftOut).append(" other lines left out)\n").toString();
  }

  private static String lead(String before) {
    return before.contains("unexpected error: ") ? "unexpected error: " : before;
  }
}
