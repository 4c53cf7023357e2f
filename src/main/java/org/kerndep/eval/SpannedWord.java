package org.kerndep.eval;

import org.kerndep.data.Word;

/**
 * A word and where its token stands among the characters of a text that are not white space.
 *
 * @param begin the place of the token's first character
 * @param end the place behind its last
 * @param inMultiword whether the token has several words
 * @param word the word
 * @param head the index of its head, {@link #ROOT}, or {@link #NONE} if it has no head
 * @param label its label
 */
record SpannedWord(int begin, int end, boolean inMultiword, Word word, int head, String label) {

  static final int ROOT = -1;
  static final int NONE = -2;

  /** Whether another token is at the same place. */
  boolean isAt(SpannedWord other) {
    return begin == other.begin && end == other.end;
  }
}
