package org.kerndep.io.kbest;

import java.util.List;
import org.kerndep.data.ScoredTrees;
import org.kerndep.io.ConllBlock;

/**
 * A sentence and its trees as a file of CoNLL-U gives them.
 *
 * @param first the block of the first tree
 * @param list all trees
 * @param baseScores what the trees scored before they were reranked, by rank; empty if they were not
 * @param probabilities of the trees, by rank; empty if the file does not say
 */
public record KBestBlock(ConllBlock first, ScoredTrees list, List<Double> baseScores, List<Double> probabilities) {

  public KBestBlock {
    baseScores = List.copyOf(baseScores);
    probabilities = List.copyOf(probabilities);
  }
}
