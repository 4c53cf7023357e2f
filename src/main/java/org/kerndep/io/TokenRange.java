package org.kerndep.io;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a token stands in the text of its document, as MISC of CoNLL-U says it: {@code TokenRange=12:17}. Counts
 * characters of Unicode (code points) from 0, as Python does. Immutable.
 *
 * @param start the place of its first character
 * @param end the place behind its last character
 */
public record TokenRange(int start, int end) {

  /** Its key in MISC, which UDPipe uses too. */
  public static final String KEY = "TokenRange";

  private static final Pattern RANGE = Pattern.compile("([0-9]{1,9}):([0-9]{1,9})");

  public TokenRange {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("a token cannot stand at " + start + " to " + end);
    }
  }

  /** What a MISC column says, if it is a range. */
  static Optional<TokenRange> of(String misc) {
    return MiscColumn.values(misc, KEY).stream().map(RANGE::matcher)
        .filter(range -> range.matches() && start(range) <= end(range))
        .map(range -> new TokenRange(start(range), end(range))).findFirst();
  }

  private static int start(Matcher range) {
    return Integer.parseInt(range.group(1));
  }

  private static int end(Matcher range) {
    return Integer.parseInt(range.group(2));
  }

  /** As MISC has it, with the key. */
  @Override
  public String toString() {
    return KEY + "=" + start + ":" + end;
  }
}
