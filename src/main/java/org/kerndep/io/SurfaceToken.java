package org.kerndep.io;

import java.util.ArrayList;
import java.util.Arrays;
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

  /** The surface tokens of a sentence whose lines were checked, in order; each word is in one of them. */
  static List<SurfaceToken> of(List<String> lines, ConllFormat format) {
    List<SurfaceToken> tokens = new ArrayList<>();
    int covered = 0;
    for (String line : lines) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] columns = line.split("\t", -1);
      String id = columns[ConllFormat.ID];
      int dash = id.indexOf('-');
      if (dash > 0) {
        covered = Integer.parseInt(id.substring(dash + 1));
        tokens.add(new SurfaceToken(Integer.parseInt(id.substring(0, dash)), covered, columns[ConllFormat.FORM], true,
            spaceAfter(columns, format)));
      } else if (id.indexOf('.') < 0 && Integer.parseInt(id) > covered) {
        covered = Integer.parseInt(id);
        tokens.add(new SurfaceToken(covered, covered, columns[ConllFormat.FORM], false, spaceAfter(columns, format)));
      }
    }
    return tokens;
  }

  /** The text that surface tokens make: their forms, with a space between those where one follows. */
  public static String text(List<SurfaceToken> tokens) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      text.append(tokens.get(i).form()).append(tokens.get(i).spaceAfter() && i + 1 < tokens.size() ? " " : "");
    }
    return text.toString();
  }

  private static boolean spaceAfter(String[] columns, ConllFormat format) {
    return format != ConllFormat.CONLLU || !columns[ConllFormat.MISC].contains(NO_SPACE)
        || Arrays.stream(columns[ConllFormat.MISC].split("\\|")).noneMatch(NO_SPACE::equals);
  }
}
