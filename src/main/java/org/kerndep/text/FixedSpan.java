package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of text that is one token in every language: a URL, an e-mail address, or emoji without space between them.
 *
 * @param begin the place of its first character
 * @param end the place after its last character
 */
record FixedSpan(int begin, int end) {

  private static final String SCHEME = "://";
  private static final String WEB = "www.";
  private static final String MAIL_TO = "mailto:";
  /** Signs that end a URL. */
  private static final String DELIMITERS = "<>\"“”«»";
  /** Signs that are not part of a URL at its end. */
  private static final String FINAL = ".,;:!?'’‘*…";
  private static final String CLOSING = ")]}";
  private static final String OPENING = "([{";

  /** Those of a stretch of text without white space, in order. */
  static List<FixedSpan> of(String text, int begin, int end) {
    List<FixedSpan> spans = List.of();
    int from = begin;
    for (int at = begin; at < end; at++) {
      int start = at;
      int until = -1;
      char sign = text.charAt(at);
      if (sign == '@') {
        start = mailStart(text, from, at);
        until = start < at ? mailEnd(text, at, end) : -1;
      } else if (sign == ':' && text.startsWith(SCHEME, at)) {
        start = lettersBefore(text, from, at);
        until = start < at ? urlEnd(text, start, at + SCHEME.length(), end) : -1;
      } else if ((sign == 'w' || sign == 'W') && text.regionMatches(true, at, WEB, 0, WEB.length())
          && (at == from || !Character.isLetterOrDigit(text.charAt(at - 1)))) {
        until = urlEnd(text, at, at + WEB.length(), end);
      } else if (sign >= Emoji.FIRST) {
        until = Emoji.end(text, at, end);
      }
      if (until > at) {
        spans = spans.isEmpty() ? new ArrayList<>() : spans;
        spans.add(new FixedSpan(start, until));
        from = until;
        at = until - 1;
      }
    }
    return spans;
  }

  private static int mailStart(String text, int from, int at) {
    int start = at;
    while (start > from && isMailSign(text.charAt(start - 1))) {
      start--;
    }
    while (start < at && !Character.isLetterOrDigit(text.charAt(start))) {
      start++;
    }
    boolean linked = start - MAIL_TO.length() >= from
        && text.regionMatches(true, start - MAIL_TO.length(), MAIL_TO, 0, MAIL_TO.length());
    return linked ? start - MAIL_TO.length() : start;
  }

  private static boolean isMailSign(char sign) {
    return Character.isLetterOrDigit(sign) || "._%+-".indexOf(sign) >= 0;
  }

  /** The end of an address, -1 if what follows the sign is no name of a host. */
  private static int mailEnd(String text, int at, int end) {
    int until = at + 1;
    int dot = -1;
    while (until < end && (Character.isLetterOrDigit(text.charAt(until)) || isInner(text, until, end))) {
      dot = text.charAt(until) == '.' ? until : dot;
      until++;
    }
    return dot > at + 1 && until - dot > 2 && Character.isLetter(text.charAt(dot + 1)) ? until : -1;
  }

  /** Whether a sign is a dot or hyphen between letters or digits. */
  private static boolean isInner(String text, int at, int end) {
    char sign = text.charAt(at);
    return (sign == '.' || sign == '-' || sign == '_') && at + 1 < end && Character.isLetterOrDigit(text.charAt(at + 1));
  }

  private static int lettersBefore(String text, int from, int at) {
    int start = at;
    while (start > from && Character.isLetter(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /**
   * The end of a URL, -1 if nothing follows its beginning. Brackets that nothing opens are not part of it at its end.
   */
  private static int urlEnd(String text, int begin, int from, int end) {
    if (from >= end || !Character.isLetterOrDigit(text.charAt(from))) {
      return -1;
    }
    int until = begin;
    int[] closed = new int[CLOSING.length()];
    while (until < end && DELIMITERS.indexOf(text.charAt(until)) < 0) {
      count(closed, text.charAt(until), 1);
      until++;
    }
    while (isAfterUrl(text.charAt(until - 1), closed)) {
      until--;
      count(closed, text.charAt(until), -1);
    }
    return until;
  }

  private static void count(int[] closed, char sign, int times) {
    int closing = CLOSING.indexOf(sign);
    int opening = OPENING.indexOf(sign);
    if (closing >= 0) {
      closed[closing] += times;
    } else if (opening >= 0) {
      closed[opening] -= times;
    }
  }

  private static boolean isAfterUrl(char sign, int[] closed) {
    int bracket = CLOSING.indexOf(sign);
    return bracket >= 0 ? closed[bracket] > 0 : FINAL.indexOf(sign) >= 0;
  }
}
