package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2DoubleRBTreeMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.rerank.FeaturePath;

/** A step against the gradient in the making: features with their weights and the direction of change. One thread. */
final class MiningStep {

  private final double c;
  private final List<FeaturePath> paths = new ArrayList<>();
  private final DoubleArrayList weights = new DoubleArrayList();
  private final DoubleArrayList directions = new DoubleArrayList();

  MiningStep(double c) {
    this.c = c;
  }

  /**
   * Adds a feature.
   *
   * @param weight what it has now
   * @param surplus in how many more lists the oracle has it more often than the prediction has it
   */
  void add(FeaturePath path, double weight, int surplus) {
    double sign = Math.signum(weight == 0 ? surplus : weight);
    paths.add(path);
    weights.add(weight);
    directions.add(surplus - c * sign);
  }

  List<FeaturePath> paths() {
    return paths;
  }

  double direction(int feature) {
    return directions.getDouble(feature);
  }

  /** The sum of the absolute weights after a step of some length. */
  double norm(double length) {
    double sum = 0;
    for (int i = 0; i < paths.size(); i++) {
      sum += Math.abs(after(i, length));
    }
    return sum;
  }

  /** The weights after a step of some length, without those that are 0. */
  Object2DoubleMap<FeaturePath> taken(double length) {
    Object2DoubleMap<FeaturePath> taken = new Object2DoubleRBTreeMap<>();
    for (int i = 0; i < paths.size(); i++) {
      if (after(i, length) != 0) {
        taken.put(paths.get(i), after(i, length));
      }
    }
    return taken;
  }

  /** A weight that would change its sign becomes 0. */
  private double after(int feature, double length) {
    double before = weights.getDouble(feature);
    double after = before + length * directions.getDouble(feature);
    return before * after < 0 ? 0 : after;
  }
}
