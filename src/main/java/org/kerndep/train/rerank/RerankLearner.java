package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import org.kerndep.rerank.TreeScorer;

/**
 * A function of trees in training: weights, or their dual. Examples are known by their numbers. One thread at a time.
 */
interface RerankLearner {

  /** Looks at examples that are learnt from next. */
  void prepare(IntList examples);

  /** Looks at examples whose mean scores are asked for next. */
  default void prepareForMean(IntList examples) {
    prepare(examples);
  }

  /** Adds what the function gives the trees of an example. */
  void addScores(int example, double[] to);

  /** Adds what the mean of the functions after each of so many steps, which are all so far, gives the trees. */
  void addAverageScores(int example, long steps, double[] to);

  /** The squared length of the difference between the features of two trees. */
  double squaredDistance(int example, int tree, int other);

  /**
   * Adds a multiple of the difference between two trees to the weights.
   *
   * @param time the step, counted from 1
   */
  void add(int example, int tree, int other, double change, long time);

  /** The mean of the functions after each of so many steps, as it is stored. */
  TreeScorer average(long steps);
}
