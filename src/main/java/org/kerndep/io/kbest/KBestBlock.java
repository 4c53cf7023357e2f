package org.kerndep.io.kbest;

import java.util.List;
import org.kerndep.data.KBestList;
import org.kerndep.io.ConllBlock;

/**
 * A sentence and its hypotheses as a file of CoNLL-U gives them.
 *
 * @param first the block of the first tree
 * @param list all hypotheses; where the file does not say what the reranker gave them, that is NaN
 * @param reranked whether the file says what they scored before they were reranked
 * @param probabilities of the trees, by rank; empty if the file does not say
 */
public record KBestBlock(ConllBlock first, KBestList list, boolean reranked, List<Double> probabilities) {

  public KBestBlock {
    probabilities = List.copyOf(probabilities);
  }
}
