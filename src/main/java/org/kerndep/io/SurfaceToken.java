package org.kerndep.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A token as it stands in the text: one word, or several that are written as one, which is a range in CoNLL-U.
 *
 * @param form the token as written
 * @param firstWord the number of its first word
 * @param lastWord the number of its last word
 * @param spaceAfter whether white space follows it
 */
public record SurfaceToken(String form, int firstWord, int lastWord, boolean spaceAfter) {

  private static final String NO_SPACE = "SpaceAfter=No";

  /** The tokens of a block's lines. */
  static List<SurfaceToken> of(ConllBlock block) {
    List<SurfaceToken> tokens = new ArrayList<>();
    int covered = 0;
    for (String line : block.lines()) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] columns = line.split("\t", -1);
      String[] words = columns[ConllFormat.ID].split("-");
      boolean isEmptyNode = words[0].indexOf('.') >= 0;
      if (!isEmptyNode && Integer.parseInt(words[0]) > covered) {
        covered = Integer.parseInt(words[words.length - 1]);
        boolean space = block.format() != ConllFormat.CONLLU
            || !Arrays.asList(columns[ConllFormat.MISC].split("\\|")).contains(NO_SPACE);
        tokens.add(new SurfaceToken(columns[ConllFormat.FORM], Integer.parseInt(words[0]), covered, space));
      }
    }
    return tokens;
  }

  /** Whether this is a range of words. */
  public boolean isRange() {
    return lastWord > firstWord;
  }
}
