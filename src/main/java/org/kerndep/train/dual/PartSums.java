package org.kerndep.train.dual;

/**
 * The scores of a list's parts by the updates of a {@link SupportLog} so far, and the same with every update multiplied
 * by its time: together they give the scores of the averaged function. One thread.
 */
public final class PartSums {

  private final double[] sums;
  private final double[] timed;
  private int updates;

  PartSums(int parts) {
    this.sums = new double[parts];
    this.timed = new double[parts];
  }

  /** Takes the updates that are new. */
  void catchUp(SupportLog log, ListParts parts, LogScorer scorer) {
    scorer.add(parts, updates, log.updates(), this);
    updates = log.updates();
  }

  void add(int part, double sum, double timedSum) {
    sums[part] += sum;
    timed[part] += timedSum;
  }

  /** The scores by the updates so far; a live view. */
  public double[] current() {
    return sums;
  }

  /** The mean of the scores after each of a number of steps. */
  public double[] average(long steps) {
    double[] average = new double[sums.length];
    for (int i = 0; i < average.length; i++) {
      average[i] = StepMean.of(sums[i], timed[i], steps);
    }
    return average;
  }
}
