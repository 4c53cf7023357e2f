package org.kerndep.io;

import java.util.List;

/**
 * A stretch of the written text: a multiword token, or a word outside of any. Immutable.
 *
 * @param first the first of its words, from 1
 * @param last the last of its words
 * @param form as it is written
 * @param multiword whether it has a row of its own as a multiword token, which may be one of a single word
 * @param spaceAfter whether a space follows; only CoNLL-U can say no
 */
public record SurfaceToken(int first, int last, String form, boolean multiword, boolean spaceAfter) {

  /** The value of MISC that says that no space follows. */
  public static final String NO_SPACE = "SpaceAfter=No";

  /** The text that surface tokens make: their forms, with a space between those where one follows. */
  public static String text(List<SurfaceToken> tokens) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      text.append(tokens.get(i).form()).append(tokens.get(i).spaceAfter() && i + 1 < tokens.size() ? " " : "");
    }
    return text.toString();
  }
}
