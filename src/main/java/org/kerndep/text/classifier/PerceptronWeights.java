package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The weights of a perceptron while it learns, and their sums over time. Only changed weights take memory, so there can
 * be many outcomes. One thread.
 */
final class PerceptronWeights {

  /** Averages are kept as whole multiples of 1/1024. */
  private static final int SCALE = 1024;

  private static final int[] NONE = {};

  private final Outcomes outcomes;
  /** For a feature the parts that it has weights for, then the weights, sums and times in the same order. */
  private final int[][] parts;
  private final int[][] weights;
  private final long[][] sums;
  private final int[][] times;
  private final int[] scores;
  private int time;

  PerceptronWeights(int features, Outcomes outcomes) {
    this.outcomes = outcomes;
    parts = new int[features][];
    weights = new int[features][];
    sums = new long[features][];
    times = new int[features][];
    scores = new int[outcomes.partCount()];
    Arrays.fill(parts, NONE);
  }

  /** Learns from an event if the weights choose something else. */
  void learn(int[] features, int outcome) {
    time++;
    int best = best(features);
    if (best != outcome) {
      change(features, outcome, best, 1);
      change(features, best, outcome, -1);
    }
  }

  private int best(int[] features) {
    Arrays.fill(scores, 0);
    for (int feature : features) {
      int[] own = parts[feature];
      for (int i = 0; i < own.length; i++) {
        scores[own[i]] += weights[feature][i];
      }
    }
    return outcomes.best(scores);
  }

  /** Changes the weights of the parts that one outcome has and another has not. */
  private void change(int[] features, int outcome, int other, int amount) {
    for (int part : outcomes.parts(outcome)) {
      if (!outcomes.has(other, part)) {
        for (int feature : features) {
          change(feature, part, amount);
        }
      }
    }
  }

  private void change(int feature, int part, int amount) {
    int at = 0;
    while (at < parts[feature].length && parts[feature][at] != part) {
      at++;
    }
    if (at == parts[feature].length) {
      addPart(feature, part, at);
    }
    sums[feature][at] += (long) weights[feature][at] * (time - times[feature][at]);
    times[feature][at] = time;
    weights[feature][at] += amount;
  }

  private void addPart(int feature, int part, int at) {
    parts[feature] = Arrays.copyOf(parts[feature], at + 1);
    parts[feature][at] = part;
    weights[feature] = at == 0 ? new int[1] : Arrays.copyOf(weights[feature], at + 1);
    sums[feature] = at == 0 ? new long[1] : Arrays.copyOf(sums[feature], at + 1);
    times[feature] = at == 0 ? new int[1] : Arrays.copyOf(times[feature], at + 1);
  }

  /**
   * The mean of the weights over time, rounded; those that are 0 then are left out.
   *
   * @param keys the keys of the features
   */
  EventWeights averaged(long[] keys) {
    int[] byKey = IntStream.range(0, keys.length).boxed().sorted(Comparator.comparingLong(f -> keys[f]))
        .mapToInt(f -> f).toArray();
    long[] kept = new long[keys.length];
    int rows = 0;
    IntArrayList starts = new IntArrayList(new int[] {0});
    IntArrayList chosen = new IntArrayList();
    IntArrayList values = new IntArrayList();
    for (int feature : byKey) {
      for (int i = 0; i < parts[feature].length; i++) {
        int mean = mean(feature, i);
        if (mean != 0) {
          chosen.add(parts[feature][i]);
          values.add(mean);
        }
      }
      if (chosen.size() > starts.getInt(rows)) {
        kept[rows++] = keys[feature];
        starts.add(chosen.size());
      }
    }
    return new EventWeights(Arrays.copyOf(kept, rows), starts.toIntArray(), chosen.toIntArray(), values.toIntArray());
  }

  private int mean(int feature, int at) {
    long sum = sums[feature][at] + (long) weights[feature][at] * (time - times[feature][at]);
    return (int) Math.round((double) sum * SCALE / time);
  }
}
