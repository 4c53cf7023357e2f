package org.kerndep.eval;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Whether one system is better than another by more than chance: sentences are drawn with replacement, and the p-value
 * is the share of draws in which the system that is better on the whole is not better (Koehn 2004). One more such draw
 * is added, so that the p-value is never 0: {@code (against + 1) / (draws + 1)}.
 *
 * @param difference first minus second, in percentage points
 * @param pValue one-sided, above 0 and up to 1; 1 if the systems score alike
 */
public record PairedBootstrap(double difference, double pValue) {

  /** What is compared of a sentence's counts. */
  @FunctionalInterface
  public interface Measure {
    long correct(AttachmentScore score);
  }

  /**
   * Compares two systems.
   *
   * @param first scores of the first system, one per sentence
   * @param second scores of the second, for the same sentences
   */
  public static PairedBootstrap compare(
      List<AttachmentScore> first, List<AttachmentScore> second, Measure measure, int draws, long seed) {
    if (first.size() != second.size()) {
      throw new IllegalArgumentException(first.size() + " sentences against " + second.size());
    }
    int n = first.size();
    long[] gain = new long[n];
    long totalWords = 0;
    long totalGain = 0;
    for (int i = 0; i < n; i++) {
      gain[i] = measure.correct(first.get(i)) - measure.correct(second.get(i));
      totalWords += first.get(i).words();
      totalGain += gain[i];
    }
    double difference = AttachmentScore.percent(totalGain, totalWords);
    if (totalGain == 0) {
      return new PairedBootstrap(difference, 1);
    }
    SplittableRandom random = new SplittableRandom(seed);
    int against = 0;
    for (int draw = 0; draw < draws; draw++) {
      long drawnGain = 0;
      for (int i = 0; i < n; i++) {
        drawnGain += gain[random.nextInt(n)];
      }
      if (Long.signum(drawnGain) != Long.signum(totalGain)) {
        against++;
      }
    }
    return new PairedBootstrap(difference, (against + 1) / (draws + 1.0));
  }
}
