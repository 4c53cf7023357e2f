package org.kerndep.io;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a block in another format. What the target has no column for is left out: comments, multiword tokens, empty
 * nodes, DEPS and MISC outside CoNLL-U, predicates and arguments outside CoNLL-2009, and in CoNLL-2009 the coarse tag
 * of a word that has a fine one.
 */
public final class ConllConversion {

  private ConllConversion() {}

  static String convert(ConllBlock block, ConllFormat target) {
    StringBuilder text = new StringBuilder();
    rows(block, target).forEach(row -> text.append(row).append('\n'));
    return text.isEmpty() ? "" : text.append('\n').toString();
  }

  /** The rows without line ends, one per word. */
  public static List<String> rows(ConllBlock block, ConllFormat target) {
    List<String> rows = new ArrayList<>();
    ConllFormat source = block.format();
    for (int m = 1; m <= block.sentence().size(); m++) {
      rows.add(target.row(m, block.sentence().word(m), block.cell(m, source.head), block.cell(m, source.label)));
    }
    return rows;
  }
}
