package org.kerndep.decode;

import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

/**
 * The trees that a decoder can tell the probabilities of, each proportional to {@code exp(score / temperature)}: all
 * that it chooses from where they can be summed over, else the best that it met. Used by one thread.
 */
public interface Forest {

  /** How many trees a list should have that stands for more trees than can be summed over. */
  int USUAL_TREES = 100;

  /** The forest of a list: no other tree is possible. */
  static Forest of(ScoredTrees list) {
    return new ListForest(list.trees());
  }

  /** The tree with the highest score, the one that the decoder gives. */
  ScoredTree best();

  /**
   * How probable arcs are; those into a word sum to 1.
   *
   * @param temperature above 0; a higher one makes the trees more alike
   */
  Marginals marginals(double temperature);

  /** This forest and those trees of a list that it has not, by the same scores. */
  Forest with(ScoredTrees list);
}
