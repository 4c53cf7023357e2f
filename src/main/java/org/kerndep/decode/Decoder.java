package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** Finds the best trees. Immutable and shared by threads; scratch lives on the stack of a call. */
public interface Decoder {

  /** The shapes whose scores it maximises; scores of other shapes are ignored. */
  Set<PartShape> shapes();

  /** Whether it finds projective trees only, except where it leaves a sentence to a cheaper search. */
  boolean isProjective();

  /**
   * The tree with the highest score; of several, always the same one. It has labels if the decoder is one of
   * {@link Decoders#withLabels} and the scores have them.
   *
   * @param scores finite scores of a sentence with at least one word, whose graph has a tree that it can find
   */
  default ScoredTree decode(PartScores scores) {
    return decode(scores, 1).best();
  }

  /**
   * The k trees with the highest scores, unlabelled, or all trees if the graph has fewer; the first is that of
   * {@link #decode(PartScores)}. Trees of equal score always come in the same order. The list of a decoder that is not
   * exact holds the best trees that it met.
   *
   * @param scores as in {@link #decode(PartScores)}
   * @param k at least 1
   * @throws IllegalArgumentException if k is less, or if there is no tree
   */
  ScoredTrees decode(PartScores scores, int k);

  /**
   * The list of {@link #decode(PartScores, int)} together with the trees whose probabilities it knows, from one
   * search. Unless a decoder says otherwise these are the hundred best.
   *
   * @param scores as in {@link #decode(PartScores)}
   * @param k at least 1
   */
  default Forest forest(PartScores scores, int k) {
    Decoders.requirePositive(k);
    return Forest.of(decode(scores, Math.max(k, Forest.LIST_SIZE)), k);
  }
}
