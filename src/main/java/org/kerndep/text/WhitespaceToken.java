package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.text.classifier.WordShapes;

/**
 * A stretch of text between white space, which tokens do not cross. A space between two digits is inside where numbers
 * may have it.
 *
 * @param text the whole text
 * @param begin the place of the first character
 * @param end the place after the last
 * @param fixed the URLs, e-mail addresses and emoji in it
 */
record WhitespaceToken(String text, int begin, int end, List<FixedSpan> fixed) {

  /** Whether a token ends before a character. */
  enum Break { YES, NO, OPEN }

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
      tokens.add(new WhitespaceToken(text, begin, end, FixedSpan.of(text, begin, end)));
      begin = end;
    }
    return tokens;
  }

  private static boolean isBetweenDigits(String text, int at) {
    return Character.getType(text.charAt(at)) == Character.SPACE_SEPARATOR
        && Character.isDigit(text.charAt(at - 1))
        && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
  }

  /**
   * Whether a token ends before a place: never inside a surrogate pair, after white space or inside a fixed span, nor
   * between letters if no word that follows letters stands there; always at the edges of a fixed span.
   */
  Break breakAt(int at, Lexicon lexicon) {
    if (Character.isLowSurrogate(text.charAt(at)) || WordShapes.isSpace(text.charAt(at - 1))) {
      return Break.NO;
    }
    FixedSpan span = fixed.isEmpty() ? null : firstSpanTo(at);
    if (span != null && at >= span.begin()) {
      return at == span.begin() || at == span.end() ? Break.YES : Break.NO;
    }
    boolean open = !Character.isLetter(text.charAt(at - 1)) || !Character.isLetter(text.charAt(at))
        || lexicon.mayFollowLetter(text, at);
    return open ? Break.OPEN : Break.NO;
  }

  /** The first fixed span that does not end before a place, by binary search; null if there is none. */
  private FixedSpan firstSpanTo(int at) {
    int low = 0;
    int high = fixed.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (fixed.get(middle).end() < at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < fixed.size() ? fixed.get(low) : null;
  }

  /** Where a token begins if the one before it ends at a place. */
  int startAt(int at) {
    return WordShapes.isSpace(text.charAt(at)) ? at + 1 : at;
  }

  /** The letters or the sign that follow the white space behind the stretch; empty at the end of the text. */
  String nextWord() {
    int start = end;
    while (start < text.length() && WordShapes.isSpace(text.charAt(start))) {
      start++;
    }
    int until = start;
    while (until < text.length() && Character.isLetter(text.charAt(until))) {
      until++;
    }
    return text.substring(start, until > start ? until : Math.min(text.length(), start + 1));
  }
}
