package org.kerndep.text.classifier;

import java.util.List;

/**
 * A linear model that chooses among outcomes by features: each feature has weights for parts of outcomes, and the
 * outcome with the highest sum is chosen. Weights are whole numbers, so sums are exact. Immutable; share freely.
 */
public final class EventModel {

  /** Weights are whole multiples of 1/{@value}. */
  public static final int SCALE = 1024;

  private final Outcomes outcomes;
  private final WeightTable table;

  public EventModel(Outcomes outcomes, EventWeights weights) {
    this.outcomes = outcomes;
    this.table = new WeightTable(weights).requireParts(outcomes.partCount());
  }

  /** A model that always chooses the same. */
  static EventModel constant(String outcome) {
    return new EventModel(new Outcomes(List.of(outcome), false), EventWeights.NONE);
  }

  /** What can be chosen. */
  public Outcomes outcomes() {
    return outcomes;
  }

  public EventWeights weights() {
    return table.weights();
  }

  /** Whether there is nothing to choose. */
  boolean isConstant() {
    return outcomes.size() == 1;
  }

  /** The best outcome; of equal ones the first. */
  public String best(Features features) {
    return outcomes.names().get(outcomes.best(scores(features)));
  }

  /** How much higher the score of an outcome is than that of another, in multiples of 1/{@value #SCALE}. */
  public int margin(Features features, String outcome, String other) {
    int[] scores = scores(features);
    return score(scores, outcome) - score(scores, other);
  }

  private int score(int[] scores, String outcome) {
    int number = outcomes.names().indexOf(outcome);
    return number < 0 ? Integer.MIN_VALUE / 2 : outcomes.score(scores, number);
  }

  private int[] scores(Features features) {
    int[] scores = new int[outcomes.partCount()];
    for (long key : features.keys()) {
      table.addTo(scores, key);
    }
    return scores;
  }
}
