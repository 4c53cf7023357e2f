package org.kerndep.eval;

import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.io.kbest.KBestBlock;
import org.kerndep.io.kbest.KBestReader;
import org.kerndep.run.Progress;

/** A file of gold trees compared with a file of lists of trees for the same words, read side by side. */
public final class OracleEvaluation {

  private OracleEvaluation() {}

  /**
   * Compares two files.
   *
   * @param lists CoNLL-U with one block per tree
   * @param format of the gold file, or null to guess it
   */
  public static OracleTable of(Path gold, Path lists, ConllFormat format, Punctuation punctuation, Progress progress)
      throws IOException {
    OracleTable table = new OracleTable(punctuation);
    progress.begin("evaluating " + lists.getFileName(), -1);
    try (ConllReader golds = ConllReader.open(gold, format, TreeColumns.REQUIRED);
        KBestReader systems = KBestReader.open(lists)) {
      SameSentences same = new SameSentences(gold, lists);
      while (true) {
        ConllBlock block = golds.next();
        KBestBlock trees = systems.next();
        if (same.areOver(block, trees == null ? null : trees.first())) {
          progress.end("");
          golds.warnIfEmpty();
          return table;
        }
        table.add(block.sentence(), block.parsed().tree(), trees.list());
        progress.reached(systems.share());
        progress.advance(1);
      }
    }
  }
}
