package org.kerndep.train.rerank;

import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;

/** The weights of some features of trees in training. */
abstract class WeightLearner implements RerankLearner {

  private final TrainableWeights weights;
  /** The mean after so many steps, which is asked for example by example. */
  private WeightTable average;
  private long averageSteps = -1;

  /** Weights that are all 0, 2^bits of them. */
  WeightLearner(int bits) {
    this.weights = new TrainableWeights(bits, 0);
  }

  /** What weights give the trees of an example. */
  abstract double[] scores(int example, WeightTable table);

  /** The features of one tree of an example minus those of another. */
  abstract SparseVector difference(int example, int tree, int other);

  /** The weights as they are now; a live view. */
  final WeightTable current() {
    return weights.current();
  }

  /** The mean of the weights after each of so many steps, as it is stored. */
  final WeightTable stored(long steps) {
    return weights.average(steps).quantised();
  }

  @Override
  public final void addScores(int example, double[] to) {
    add(scores(example, weights.current()), to);
  }

  @Override
  public final void addAverageScores(int example, long steps, double[] to) {
    if (averageSteps != steps) {
      average = weights.average(steps);
      averageSteps = steps;
    }
    add(scores(example, average), to);
  }

  private static void add(double[] scores, double[] to) {
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += scores[tree];
    }
  }

  @Override
  public final double squaredDistance(int example, int tree, int other) {
    return difference(example, tree, other).squaredNorm();
  }

  @Override
  public final void add(int example, int tree, int other, double change, long time) {
    weights.add(difference(example, tree, other), change, time);
  }
}
