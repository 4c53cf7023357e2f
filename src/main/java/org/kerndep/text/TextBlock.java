package org.kerndep.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;

/** Writes the tokens of a sentence as CoNLL-U. */
final class TextBlock {

  private static final int COLUMNS = 10;
  private static final int FORM = 1;
  private static final int MISC = 9;
  private static final String NO_SPACE = "SpaceAfter=No";

  private TextBlock() {}

  /**
   * A block without tags or tree.
   *
   * @param name what errors call the input
   * @param text where the tokens stand
   * @param number the number of the sentence
   * @param startsParagraph whether it is the first of a paragraph
   */
  static ConllBlock of(String name, String text, List<TextToken> tokens, int number, boolean startsParagraph) {
    List<String> lines = new ArrayList<>();
    if (startsParagraph) {
      lines.add("# newpar");
    }
    lines.add("# sent_id = " + number);
    lines.add("# text = " + text.substring(tokens.get(0).begin(), tokens.get(tokens.size() - 1).end())
        .replaceAll("[\\s\\p{Z}]+", " "));
    int word = 0;
    for (TextToken token : tokens) {
      boolean space = token.end() == text.length() || Shapes.isSpace(text.charAt(token.end()));
      String misc = space ? Word.ABSENT : NO_SPACE;
      if (token.isMultiword()) {
        lines.add(row((word + 1) + "-" + (word + token.words().size()), token.form(text), misc));
      }
      for (String form : token.words()) {
        word++;
        lines.add(row(Integer.toString(word), form, token.isMultiword() ? Word.ABSENT : misc));
      }
    }
    return ConllBlock.of(name, lines);
  }

  private static String row(String id, String form, String misc) {
    String[] columns = new String[COLUMNS];
    Arrays.fill(columns, Word.ABSENT);
    columns[0] = id;
    columns[FORM] = form;
    columns[MISC] = misc;
    return String.join("\t", columns);
  }
}
