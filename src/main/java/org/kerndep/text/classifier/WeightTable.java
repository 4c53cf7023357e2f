package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** Weights that are looked up by the key of a feature. Immutable; share freely. */
public final class WeightTable {

  private final EventWeights weights;
  private final Long2IntOpenHashMap rows;

  public WeightTable(EventWeights weights) {
    this.weights = weights;
    this.rows = new Long2IntOpenHashMap(weights.rows());
    rows.defaultReturnValue(-1);
    for (int row = 0; row < weights.rows(); row++) {
      rows.put(weights.key(row), row);
    }
  }

  public EventWeights weights() {
    return weights;
  }

  /** Adds the weights of a feature to the scores of the parts they are for. */
  public void addTo(int[] scores, long key) {
    int row = rows.get(key);
    if (row >= 0) {
      for (int i = weights.start(row); i < weights.start(row + 1); i++) {
        scores[weights.part(i)] += weights.weight(i);
      }
    }
  }

  /** Refuses weights for parts that do not exist. */
  public WeightTable requireParts(int count) {
    for (int i = 0; i < weights.size(); i++) {
      if (weights.part(i) >= count) {
        throw new IllegalArgumentException("part " + weights.part(i) + " of " + count);
      }
    }
    return this;
  }
}
