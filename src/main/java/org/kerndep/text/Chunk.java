package org.kerndep.text;

/**
 * A stretch of text between white space, which tokens do not cross. A space between two digits is inside where
 * numbers may have it.
 *
 * @param text the whole text
 * @param begin the place of the first character
 * @param end the place behind the last
 * @param spacedNumbers whether white space between digits is inside
 */
record Chunk(String text, int begin, int end, boolean spacedNumbers) {

  /** The first chunk of a text, or null if it has none. */
  static Chunk first(String text, boolean spacedNumbers) {
    return from(text, 0, spacedNumbers);
  }

  private static Chunk from(String text, int start, boolean spacedNumbers) {
    int begin = start;
    while (begin < text.length() && Shapes.isSpace(text.charAt(begin))) {
      begin++;
    }
    int end = begin;
    while (end < text.length() && (!Shapes.isSpace(text.charAt(end)) || spacedNumbers && isBetweenDigits(text, end))) {
      end++;
    }
    return begin == end ? null : new Chunk(text, begin, end, spacedNumbers);
  }

  private static boolean isBetweenDigits(String text, int at) {
    return Character.getType(text.charAt(at)) == Character.SPACE_SEPARATOR
        && at > 0 && Character.isDigit(text.charAt(at - 1))
        && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
  }

  /** The chunk behind this, or null if there is none. */
  Chunk next() {
    return from(text, end, spacedNumbers);
  }

  /** Whether a token may end before a place: not before the second half of a character, nor behind white space. */
  boolean mayBreak(int at) {
    return !Character.isLowSurrogate(text.charAt(at)) && !Shapes.isSpace(text.charAt(at - 1));
  }

  /** Where a token begins if the one before it ends at a place. */
  int startAt(int at) {
    return Shapes.isSpace(text.charAt(at)) ? at + 1 : at;
  }
}
