package org.kerndep.io;

import java.util.Arrays;
import org.kerndep.data.Word;

/**
 * Writes a block in another format. What the target has no column for is left out: comments, ranges, empty nodes, DEPS
 * and MISC outside CoNLL-U, predicates and arguments outside CoNLL-2009.
 */
final class ConllConversion {

  private static final int CONLL09_COLUMNS = 14;

  private ConllConversion() {}

  static String convert(ConllBlock block, ConllFormat target) {
    if (block.sentence().size() == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    ConllFormat source = block.format();
    for (int m = 1; m <= block.sentence().size(); m++) {
      String[] from = block.columns(m);
      String[] to = new String[target == ConllFormat.CONLL09 ? CONLL09_COLUMNS : target.minColumns];
      Arrays.fill(to, Word.ABSENT);
      to[ConllFormat.ID] = Integer.toString(m);
      Word word = block.sentence().word(m);
      to[ConllFormat.FORM] = word.form();
      to[target.lemma[0]] = word.lemma();
      to[target.cpos[0]] = word.cpos();
      if (target != ConllFormat.CONLL09 || !word.pos().equals(Word.ABSENT)) {
        to[target.pos[0]] = word.pos();
      }
      to[target.feats[0]] = word.feats();
      to[target.head] = from[source.head];
      to[target.label] = from[source.label];
      text.append(String.join("\t", to)).append('\n');
    }
    return text.append('\n').toString();
  }
}
