package org.kerndep.text;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.List;

/**
 * A linear model that chooses among outcomes by features: each feature speaks for or against some outcomes, and the one
 * with the highest sum is chosen. Weights are whole numbers, so sums are exact. Immutable; share freely.
 */
public final class EventModel {

  private final List<String> outcomes;
  private final EventWeights weights;
  private final Long2IntOpenHashMap rows;

  public EventModel(List<String> outcomes, EventWeights weights) {
    if (outcomes.isEmpty()) {
      throw new IllegalArgumentException("a model without outcomes");
    }
    this.outcomes = List.copyOf(outcomes);
    this.weights = weights;
    this.rows = new Long2IntOpenHashMap(weights.rows());
    rows.defaultReturnValue(-1);
    for (int row = 0; row < weights.rows(); row++) {
      rows.put(weights.key(row), row);
      for (int i = weights.start(row); i < weights.start(row + 1); i++) {
        if (weights.outcome(i) >= outcomes.size()) {
          throw new IllegalArgumentException("outcome " + weights.outcome(i) + " of " + outcomes.size());
        }
      }
    }
  }

  /** A model that always chooses the same. */
  static EventModel constant(String outcome) {
    return new EventModel(List.of(outcome), EventWeights.NONE);
  }

  /** What can be chosen. */
  public List<String> outcomes() {
    return outcomes;
  }

  public EventWeights weights() {
    return weights;
  }

  /** Whether there is nothing to choose. */
  boolean isConstant() {
    return outcomes.size() == 1;
  }

  /** The best outcome; of equal ones the first. */
  String best(Features features) {
    int[] scores = new int[outcomes.size()];
    for (long key : features.keys()) {
      int row = rows.get(key);
      if (row >= 0) {
        for (int i = weights.start(row); i < weights.start(row + 1); i++) {
          scores[weights.outcome(i)] += weights.weight(i);
        }
      }
    }
    int best = 0;
    for (int i = 1; i < scores.length; i++) {
      best = scores[i] > scores[best] ? i : best;
    }
    return outcomes.get(best);
  }
}
