package org.kerndep.rerank.mined;

import java.util.function.IntToDoubleFunction;
import org.kerndep.feature.SparseVector;

/**
 * The mined features of a list's trees: those of each group, and the groups of each tree. A group is a fragment, which
 * several trees have, or all of a tree. Immutable; share freely.
 */
public final class MinedList {

  private final int[][] features;
  private final int[][] groups;

  /**
   * The features of a list.
   *
   * @param features by group
   * @param groups by tree; each at most once
   */
  MinedList(int[][] features, int[][] groups) {
    this.features = features;
    this.groups = groups;
  }

  /** What weights of the features give the trees. */
  public double[] scores(IntToDoubleFunction weights) {
    double[] sums = new double[features.length];
    for (int group = 0; group < sums.length; group++) {
      for (int feature : features[group]) {
        sums[group] += weights.applyAsDouble(feature);
      }
    }
    double[] scores = new double[groups.length];
    for (int tree = 0; tree < scores.length; tree++) {
      for (int group : groups[tree]) {
        scores[tree] += sums[group];
      }
    }
    return scores;
  }

  /** The features of one tree minus those of another. */
  public SparseVector difference(int tree, int other) {
    int[] surplus = new int[features.length];
    for (int group : groups[tree]) {
      surplus[group]++;
    }
    for (int group : groups[other]) {
      surplus[group]--;
    }
    SparseVector.Builder difference = new SparseVector.Builder();
    for (int group = 0; group < surplus.length; group++) {
      if (surplus[group] != 0) {
        for (int feature : features[group]) {
          difference.add(feature, surplus[group]);
        }
      }
    }
    return difference.build();
  }
}
