package org.kerndep.text;

/** Emoji in text: pictures with what modifies and joins them, such as skin tones, and flags. */
final class Emoji {

  /** No emoji and no part of one is a smaller character, but for digits of keycaps. */
  static final char FIRST = '\u2600';

  private static final int JOINER = 0x200D;
  private static final int LAST_SELECTOR = 0xFE0F;

  private Emoji() {}

  /** The end of the emoji that stand at a place without white space between them; -1 if there are none. */
  static int end(String text, int begin, int limit) {
    int end = begin;
    while (end < limit) {
      int character = text.codePointAt(end);
      if (!is(character) && (end == begin || !modifies(character))) {
        break;
      }
      end += Character.charCount(character);
    }
    return end > begin ? end : -1;
  }

  /** Whether a character is a picture: a symbol, dingbat, pictograph or letter of flags. */
  static boolean is(int character) {
    return character >= FIRST && character <= 0x27BF || character >= 0x1F000 && character <= 0x1FAFF;
  }

  private static boolean modifies(int character) {
    return character == JOINER || character == LAST_SELECTOR || character == 0x20E3
        || character >= 0xE0020 && character <= 0xE007F;
  }
}
