package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;

/** A step against the gradient: features with their weights and the direction of change. Immutable; share freely. */
final class MiningStep {

  private final FeaturePaths paths;
  private final double[] weights;
  private final double[] directions;

  private MiningStep(FeaturePaths paths, double[] weights, double[] directions) {
    this.paths = paths;
    this.weights = weights;
    this.directions = directions;
  }

  /** The features, in ascending order. */
  FeaturePaths paths() {
    return paths;
  }

  double direction(int feature) {
    return directions[feature];
  }

  /** The sum of the absolute weights after a step of some length. */
  double norm(double length) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += Math.abs(after(i, length));
    }
    return sum;
  }

  /** The weights after a step of some length, without those that are 0. */
  MiningWeights taken(double length) {
    FeaturePaths.Builder kept = new FeaturePaths.Builder();
    DoubleArrayList taken = new DoubleArrayList();
    for (int i = 0; i < weights.length; i++) {
      if (after(i, length) != 0) {
        kept.add(paths.get(i));
        taken.add(after(i, length));
      }
    }
    return new MiningWeights(kept.build(), taken.toDoubleArray());
  }

  /** A weight that would change its sign becomes 0. */
  private double after(int feature, double length) {
    double before = weights[feature];
    double after = before + length * directions[feature];
    return before * after < 0 ? 0 : after;
  }

  /** Collects features in any order. */
  static final class Builder {

    private final double c;
    private final FeaturePaths.Builder paths = new FeaturePaths.Builder();
    private final DoubleArrayList weights = new DoubleArrayList();
    private final IntArrayList surpluses = new IntArrayList();

    Builder(double c) {
      this.c = c;
    }

    /**
     * Adds a feature.
     *
     * @param weight what it has now
     * @param surplus in how many more lists only the oracle has it than only the prediction
     */
    void add(FeaturePath path, double weight, int surplus) {
      paths.add(path);
      weights.add(weight);
      surpluses.add(surplus);
    }

    MiningStep build() {
      FeaturePaths all = paths.build();
      int[] order = all.order();
      double[] sorted = new double[order.length];
      double[] directions = new double[order.length];
      for (int i = 0; i < order.length; i++) {
        int surplus = surpluses.getInt(order[i]);
        sorted[i] = weights.getDouble(order[i]);
        directions[i] = surplus - c * Math.signum(sorted[i] == 0 ? surplus : sorted[i]);
      }
      return new MiningStep(all.at(order), sorted, directions);
    }
  }
}
