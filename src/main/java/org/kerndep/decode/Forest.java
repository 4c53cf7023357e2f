package org.kerndep.decode;

import org.kerndep.data.ScoredTrees;

/**
 * What one decoding found: the best trees, and the probabilities of arcs over all trees that can be summed over, each
 * weighing {@code exp(score / temperature)}; where they cannot, over the best that the decoder met. Used by one thread.
 */
public interface Forest {

  /** The length of a list of the best trees, where all trees cannot be summed over. */
  int LIST_SIZE = 100;

  /**
   * The forest of a list, whose first {@value #LIST_SIZE} trees stand for all that are possible.
   *
   * @param k how many are the best trees, or all if the list has fewer
   */
  static Forest of(ScoredTrees list, int k) {
    return new ListForest(list.first(k), list.first(LIST_SIZE).trees());
  }

  /** The trees with the highest scores, as many as were asked for: those that {@link Decoder#decode} gives. */
  ScoredTrees best();

  /**
   * How probable arcs are; those into a word sum to 1.
   *
   * @param temperature above 0; a higher one makes the trees more alike
   */
  Marginals marginals(double temperature);

  /**
   * This forest and the trees of a list that are not in it yet, by the same scores.
   *
   * @param merged the best trees of both
   */
  Forest with(ScoredTrees list, ScoredTrees merged);
}
