package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The weights of a logistic regression while it learns. One thread. */
final class LogisticWeights {

  private final int outcomes;
  private final double rate;
  private final double penalty;
  /** For each feature the weights of the outcomes, and the sums of their squared gradients. */
  private final double[] weights;
  private final double[] squares;
  private final double[] scores;

  LogisticWeights(int features, int outcomes, double rate, double penalty) {
    this.outcomes = outcomes;
    this.rate = rate;
    this.penalty = penalty;
    weights = new double[features * outcomes];
    squares = new double[features * outcomes];
    scores = new double[outcomes];
    Arrays.fill(squares, 1);
  }

  /** Takes a step towards an outcome of an event. */
  void learn(int[] features, int outcome) {
    makeProbabilities(features);
    for (int i = 0; i < outcomes; i++) {
      double error = scores[i] - (i == outcome ? 1 : 0);
      for (int feature : features) {
        int at = feature * outcomes + i;
        double gradient = error + penalty * weights[at];
        squares[at] += gradient * gradient;
        weights[at] -= rate * gradient / Math.sqrt(squares[at]);
      }
    }
  }

  private void makeProbabilities(int[] features) {
    Arrays.fill(scores, 0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < outcomes; i++) {
      for (int feature : features) {
        scores[i] += weights[feature * outcomes + i];
      }
      most = Math.max(most, scores[i]);
    }
    double sum = 0;
    for (int i = 0; i < outcomes; i++) {
      scores[i] = StrictMath.exp(scores[i] - most);
      sum += scores[i];
    }
    for (int i = 0; i < outcomes; i++) {
      scores[i] /= sum;
    }
  }

  /**
   * The weights as whole multiples of 1/{@value EventModel#SCALE}; those that are 0 then are left out.
   *
   * @param keys the keys of the features
   */
  EventWeights rounded(long[] keys) {
    int[] byKey = IntStream.range(0, keys.length).boxed().sorted(Comparator.comparingLong(f -> keys[f]))
        .mapToInt(f -> f).toArray();
    long[] kept = new long[keys.length];
    int rows = 0;
    IntArrayList starts = new IntArrayList(new int[] {0});
    IntArrayList parts = new IntArrayList();
    IntArrayList values = new IntArrayList();
    for (int feature : byKey) {
      for (int i = 0; i < outcomes; i++) {
        int value = (int) Math.round(weights[feature * outcomes + i] * EventModel.SCALE);
        if (value != 0) {
          parts.add(i);
          values.add(value);
        }
      }
      if (parts.size() > starts.getInt(rows)) {
        kept[rows++] = keys[feature];
        starts.add(parts.size());
      }
    }
    return new EventWeights(Arrays.copyOf(kept, rows), starts.toIntArray(), parts.toIntArray(), values.toIntArray());
  }
}
