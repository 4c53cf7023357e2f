package org.kerndep.view;

import java.util.Collection;

/** How many columns of a terminal text takes: two for a wide character of East Asia or a picture, none for a mark. */
final class TextWidth {

  /** First and last code points of ranges whose characters are wide. */
  private static final int[][] WIDE = {
    {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0xA4CF}, {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF},
    {0x20000, 0x3FFFD}};

  private static final String CUT = "…";

  private TextWidth() {}

  static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  /** The width of the widest, but not more than some columns. */
  static int ofWidest(Collection<String> texts, int most) {
    return Math.min(most, texts.stream().mapToInt(TextWidth::of).max().orElse(0));
  }

  /** The text, or its beginning if it takes more columns. */
  static String cut(String text, int columns) {
    if (of(text) <= columns) {
      return text;
    }
    StringBuilder start = new StringBuilder();
    int left = columns - of(CUT);
    for (int at = 0; of(text.codePointAt(at)) <= left; at = text.offsetByCodePoints(at, 1)) {
      left -= of(text.codePointAt(at));
      start.appendCodePoint(text.codePointAt(at));
    }
    return start + CUT;
  }

  /** The text in exactly that many columns: cut, or padded with blanks. */
  static String fitted(String text, int columns) {
    String cut = cut(text, columns);
    return cut + " ".repeat(columns - of(cut));
  }

  private static int of(int codePoint) {
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
      return 0;
    }
    for (int[] range : WIDE) {
      if (codePoint >= range[0] && codePoint <= range[1]) {
        return 2;
      }
    }
    return 1;
  }
}
