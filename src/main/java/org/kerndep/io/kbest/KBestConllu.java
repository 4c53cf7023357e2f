package org.kerndep.io.kbest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllConversion;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.RawBlock;

/**
 * A list of hypotheses as CoNLL-U: the sentence once for each, with its tags, tree, rank, scores and probability in
 * comments behind the sentence's own. Sentences of other formats are converted; one without words leaves nothing then.
 */
final class KBestConllu {

  static final String RANK = "kbest_rank";
  static final String SCORE = "kbest_score";
  static final String BASE_SCORE = "kbest_base_score";
  static final String TAG_LOG_PROBABILITY = "kbest_tag_logprob";
  static final String PROBABILITY = "kbest_prob";
  /** How the comments of an older list begin. */
  private static final String PREFIX = "# kbest_";

  private KBestConllu() {}

  static String text(ConllBlock block, KBestList list, TreeProbabilities probabilities, boolean reranked,
      boolean keepRestated) {
    if (block.format() != ConllFormat.CONLLU && block.sentence().size() == 0) {
      return "";
    }
    boolean tagged = KBestFormat.isTagged(list);
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < list.size(); rank++) {
      Hypothesis hypothesis = list.get(rank);
      RawBlock raw = conllu(tagged(block, hypothesis).withTree(hypothesis.tree(), keepRestated));
      List<String> comments = new ArrayList<>();
      comments.add(comment(RANK, rank + 1));
      comments.add(comment(SCORE, hypothesis.score()));
      if (reranked) {
        comments.add(comment(BASE_SCORE, hypothesis.base()));
      }
      if (tagged) {
        comments.add(comment(TAG_LOG_PROBABILITY, hypothesis.tagging()));
      }
      comments.add(comment(PROBABILITY, probabilities.tree(rank)));
      RawBlock ranked = raw.withComments(PREFIX, comments);
      RawBlock placed = rank == 0 ? ranked : ranked.withoutBefore();
      text.append((rank == list.size() - 1 ? placed : placed.ended()).text());
    }
    return text.toString();
  }

  /** The block with the hypothesis's own lemmas, tags and features. */
  private static ConllBlock tagged(ConllBlock block, Hypothesis hypothesis) {
    Sentence own = hypothesis.sentence();
    return own.hasColumnsOf(block.sentence()) ? block : block.withWords(own);
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
