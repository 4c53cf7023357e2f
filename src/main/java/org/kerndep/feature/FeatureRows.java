package org.kerndep.feature;

import java.util.Arrays;

/**
 * The rows of weights that the features of a part have, one weight per label. A row starts at its feature's index; rows
 * may overlap as hashed features do. Scratch of one thread.
 */
final class FeatureRows {

  private static final long CODE_SEED = 0xC2B2AE3D27D4EB4FL;

  private int[] rows = new int[512];
  private int count;

  /**
   * Takes the rows of features.
   *
   * @param code direction and distance, with which some features fire a second time
   */
  void set(KeyBuffer keys, int code, WeightTable weights) {
    count = keys.once.size() + 2 * keys.twice.size();
    if (rows.length < count) {
      rows = new int[2 * count];
    }
    int next = 0;
    for (int i = 0; i < keys.once.size(); i++) {
      rows[next++] = weights.index(keys.once.get(i));
    }
    for (int i = 0; i < keys.twice.size(); i++) {
      long key = keys.twice.get(i);
      rows[next++] = weights.index(key);
      rows[next++] = weights.index(TemplateEvaluator.mix(key + code * CODE_SEED));
    }
  }

  /** The scores of all labels, into {@code scores}. */
  void scores(WeightTable weights, float[] scores) {
    Arrays.fill(scores, 0);
    for (int r = 0; r < count; r++) {
      weights.addTo(scores, rows[r]);
    }
  }

  int count() {
    return count;
  }

  /** Adds the multiples of a quantised table for all labels. */
  void addMultiples(WeightTable weights, int[] sums) {
    for (int r = 0; r < count; r++) {
      weights.addMultiplesTo(sums, rows[r]);
    }
  }

  /** The score of one label. */
  float score(WeightTable weights, int label) {
    return weights.sum(rows, count, label);
  }

  /** Adds {@code value} for every feature with one label. */
  void add(int label, float value, SparseVector.Builder to) {
    for (int r = 0; r < count; r++) {
      to.add(rows[r] + label, value);
    }
  }
}
