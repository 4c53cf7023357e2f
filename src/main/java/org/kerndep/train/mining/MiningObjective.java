package org.kerndep.train.mining;

import java.util.List;

/**
 * What mining makes small: {@code C·‖w‖₁ + Σ max(score + δ) − score of the oracle}, where δ is 1 for trees that are
 * more wrong than the oracle, and scores have those of the base parser in them, whose margins are of the same size.
 * Immutable; share freely.
 */
final class MiningObjective {

  /** No tree. */
  static final int NONE = -1;

  private static final int SHORTEST = -24;

  private final List<MiningExample> examples;
  private final double c;

  MiningObjective(List<MiningExample> examples, double c) {
    this.examples = examples;
    this.c = c;
  }

  int oracle(int list) {
    return examples.get(list).oracle();
  }

  /** The tree of a list that is preferred with its cost, {@link #NONE} if it is not more wrong than the oracle. */
  int rival(int list, double[] scores) {
    int best = best(list, scores, scores, 0);
    return examples.get(list).losses()[best] == 0 ? NONE : best;
  }

  private int best(int list, double[] scores, double[] changes, double length) {
    int best = oracle(list);
    for (int i = 0; i < scores.length; i++) {
      best = score(list, i, scores, changes, length) > score(list, best, scores, changes, length) ? i : best;
    }
    return best;
  }

  private double score(int list, int tree, double[] scores, double[] changes, double length) {
    MiningExample example = examples.get(list);
    return example.base(tree) + scores[tree] + length * changes[tree]
        + (example.losses()[tree] == 0 ? 0 : 1);
  }

  private double value(List<double[]> scores, List<double[]> changes, MiningStep step, double length) {
    double sum = c * step.norm(length);
    for (int i = 0; i < examples.size(); i++) {
      int best = best(i, scores.get(i), changes.get(i), length);
      sum += score(i, best, scores.get(i), changes.get(i), length)
          - score(i, oracle(i), scores.get(i), changes.get(i), length);
    }
    return sum;
  }

  /**
   * The power of two, at most 1, that is the best length of a step; 0 if none is better than no step.
   *
   * @param scores by list and tree: what the present weights give
   * @param changes what a step of length 1 adds
   */
  double length(List<double[]> scores, List<double[]> changes, MiningStep step) {
    double best = 0;
    double least = value(scores, changes, step, 0);
    for (int exponent = 0; exponent >= SHORTEST; exponent--) {
      double value = value(scores, changes, step, Math.scalb(1.0, exponent));
      if (value < least) {
        least = value;
        best = Math.scalb(1.0, exponent);
      }
    }
    return best;
  }
}
