package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of text between white space, which tokens do not cross. A space between two digits is inside where numbers
 * may have it.
 *
 * @param text the whole text
 * @param begin the place of the first character
 * @param end the place after the last
 */
record WhitespaceToken(String text, int begin, int end) {

  /**
   * Those of a text, in order.
   *
   * @param spacedNumbers whether a space between digits is inside
   */
  static List<WhitespaceToken> of(String text, boolean spacedNumbers) {
    List<WhitespaceToken> tokens = new ArrayList<>();
    int begin = 0;
    while (begin < text.length()) {
      if (WordShapes.isSpace(text.charAt(begin))) {
        begin++;
        continue;
      }
      int end = begin + 1;
      while (end < text.length()
          && (!WordShapes.isSpace(text.charAt(end)) || spacedNumbers && isBetweenDigits(text, end))) {
        end++;
      }
      tokens.add(new WhitespaceToken(text, begin, end));
      begin = end;
    }
    return tokens;
  }

  private static boolean isBetweenDigits(String text, int at) {
    return Character.getType(text.charAt(at)) == Character.SPACE_SEPARATOR
        && Character.isDigit(text.charAt(at - 1))
        && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
  }

  /** Whether a token may end before a place: not inside a surrogate pair, nor after white space. */
  boolean mayBreak(int at) {
    return !Character.isLowSurrogate(text.charAt(at)) && !WordShapes.isSpace(text.charAt(at - 1));
  }

  /** Where a token begins if the one before it ends at a place. */
  int startAt(int at) {
    return WordShapes.isSpace(text.charAt(at)) ? at + 1 : at;
  }
}
