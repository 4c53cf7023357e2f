package org.kerndep.decode.projectivity;

import org.kerndep.data.Word;

/**
 * A label with what a pseudo-projective encoding says about its arc, written {@code label↑headLabel↓}: the first mark
 * follows the label of a lifted word, the second that of a word over which another was lifted. Immutable.
 *
 * @param label the treebank's own label
 * @param lifted whether the word hangs above its syntactic head
 * @param headLabel the label of that syntactic head, empty if the encoding does not tell
 * @param onPath whether some word was lifted over this one
 */
record MarkedLabel(String label, boolean lifted, String headLabel, boolean onPath) {

  /** Arrows, because labels are made of letters, digits and ASCII signs: {@code nsubj:pass}, {@code <dobj>}. */
  private static final char LIFTED = '↑';

  private static final char ON_PATH = '↓';

  /** Reads any text: what stands before the first mark is the label, a second mark of a kind says nothing new. */
  static MarkedLabel parse(String text) {
    int end = nextMark(text, 0);
    if (end == text.length()) {
      return new MarkedLabel(text, false, "", false);
    }
    String label = end == 0 ? Word.ABSENT : text.substring(0, end);
    int up = text.indexOf(LIFTED);
    String headLabel = up < 0 ? "" : text.substring(up + 1, nextMark(text, up + 1));
    return new MarkedLabel(label, up >= 0, headLabel, text.indexOf(ON_PATH) >= 0);
  }

  /** Whether a text has a mark in it, as no label of a treebank may. */
  static boolean isMarked(String text) {
    return nextMark(text, 0) < text.length();
  }

  private static int nextMark(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) != LIFTED && text.charAt(i) != ON_PATH) {
      i++;
    }
    return i;
  }

  @Override
  public String toString() {
    return label + (lifted ? LIFTED + headLabel : "") + (onPath ? ON_PATH : "");
  }
}
