package org.kerndep.text.classifier;

import java.util.Locale;

/** Word shapes and affixes, for features. */
public final class WordShapes {

  /** Stands for the words before the first and after the last. */
  public static final String EDGE = "\u0001";

  private WordShapes() {}

  /** Classes of characters in their order, runs of one class as one sign: {@code Xx} for Anna, {@code d.d} for 3.50. */
  public static String of(String word) {
    StringBuilder shape = new StringBuilder();
    int last = 0;
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      int sign = sign(word.codePointAt(i));
      if (sign != last) {
        shape.appendCodePoint(sign);
      }
      last = sign;
    }
    return shape.toString();
  }

  /** The class of a character: upper case, letter, digit, white space, or the character itself. */
  public static int sign(int character) {
    if (Character.isUpperCase(character)) {
      return 'X';
    }
    if (Character.isLetter(character)) {
      return 'x';
    }
    return Character.isDigit(character) ? 'd' : isSpace(character) ? ' ' : character;
  }

  /** Whether a character is white space, no-break spaces included. */
  public static boolean isSpace(int character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  public static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** The last characters of a word, or all. */
  public static String suffix(String word, int length) {
    return word.length() > length ? word.substring(word.length() - length) : word;
  }

  /** The first characters of a word, or all. */
  public static String prefix(String word, int length) {
    return word.length() > length ? word.substring(0, length) : word;
  }

  /** The end of the letters and apostrophes that begin at a place, or a limit that they reach. */
  public static int lettersEnd(String text, int begin, int limit) {
    int end = begin;
    while (end < Math.min(limit, text.length())
        && (Character.isLetter(text.charAt(end)) || text.charAt(end) == '\'' || text.charAt(end) == '’')) {
      end++;
    }
    return end;
  }
}
