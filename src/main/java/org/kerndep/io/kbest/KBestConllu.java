package org.kerndep.io.kbest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllConversion;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.RawBlock;

/**
 * A list of trees as CoNLL-U: the sentence once for each tree, with its rank, scores and probability in comments behind
 * the sentence's own. Sentences of other formats are converted; one without words leaves nothing then.
 */
final class KBestConllu {

  static final String RANK = "kbest_rank";
  static final String SCORE = "kbest_score";
  static final String BASE_SCORE = "kbest_base_score";
  static final String PROBABILITY = "kbest_prob";
  /** How the comments of an older list begin. */
  private static final String PREFIX = "# kbest_";

  private KBestConllu() {}

  static String text(ConllBlock block, ScoredTrees list, TreeProbabilities probabilities, List<Double> baseScores,
      boolean keepRestated) {
    if (block.format() != ConllFormat.CONLLU && block.sentence().size() == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < list.size(); rank++) {
      RawBlock raw = conllu(block.withTree(list.get(rank).tree(), keepRestated));
      List<String> comments = new ArrayList<>();
      comments.add(comment(RANK, rank + 1));
      comments.add(comment(SCORE, list.get(rank).score()));
      if (!baseScores.isEmpty()) {
        comments.add(comment(BASE_SCORE, baseScores.get(rank)));
      }
      comments.add(comment(PROBABILITY, probabilities.tree(rank)));
      RawBlock ranked = raw.withComments(PREFIX, comments);
      RawBlock placed = rank == 0 ? ranked : ranked.withoutBefore();
      text.append((rank == list.size() - 1 ? placed : placed.ended()).text());
    }
    return text.toString();
  }

  private static String comment(String key, Object value) {
    return "# " + key + " = " + value;
  }

  private static RawBlock conllu(ConllBlock block) {
    if (block.format() == ConllFormat.CONLLU) {
      return block.raw();
    }
    List<String> rows = ConllConversion.rows(block, ConllFormat.CONLLU);
    RawBlock raw = block.raw();
    return new RawBlock(raw.file(), raw.firstLine(), "", rows, Collections.nCopies(rows.size(), "\n"), "\n");
  }
}
