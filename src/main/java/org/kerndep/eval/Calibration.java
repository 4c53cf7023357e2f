package org.kerndep.eval;

import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;

/** How well the probabilities of arcs agree with how often the arcs are right. One thread. */
public final class Calibration {

  private static final int BINS = 20;

  private final long[] counts = new long[BINS];
  private final double[] probabilities = new double[BINS];
  private final long[] right = new long[BINS];
  private double squares;
  private long total;

  /** The arcs of the best trees of some lists under a temperature. */
  public static Calibration of(List<DependencyTree> golds, List<KBestList> lists, double temperature) {
    Calibration calibration = new Calibration();
    for (int i = 0; i < lists.size(); i++) {
      TreeProbabilities of = new TreeProbabilities(lists.get(i), temperature);
      DependencyTree best = lists.get(i).best().tree();
      for (int m = 1; m <= best.size(); m++) {
        calibration.add(of.arc(best.head(m), m), best.head(m) == golds.get(i).head(m));
      }
    }
    return calibration;
  }

  /** Adds an arc. */
  public void add(double probability, boolean isRight) {
    int bin = Math.min(BINS - 1, (int) (probability * BINS));
    counts[bin]++;
    probabilities[bin] += probability;
    right[bin] += isRight ? 1 : 0;
    squares += Math.pow(probability - (isRight ? 1 : 0), 2);
    total++;
  }

  /**
   * The expected calibration error, in percent: over twenty bins of equal width, the difference between the mean
   * probability and the share of right arcs, weighted by the number of arcs.
   */
  public double error() {
    double sum = 0;
    for (int bin = 0; bin < BINS; bin++) {
      sum += Math.abs(probabilities[bin] - right[bin]);
    }
    return total == 0 ? 0 : 100 * sum / total;
  }

  /** The mean squared difference between probability and truth (Brier score). */
  public double meanSquare() {
    return total == 0 ? 0 : squares / total;
  }
}
