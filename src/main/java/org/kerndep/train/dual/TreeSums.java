package org.kerndep.train.dual;

import java.util.Arrays;

/**
 * The scores of a list's trees by the updates of a {@link TreeLog} so far, and the same with every update multiplied by
 * its time. One thread.
 */
public final class TreeSums {

  private final double[] sums;
  private final double[] timed;
  private int updates;

  public TreeSums(int trees) {
    this.sums = new double[trees];
    this.timed = new double[trees];
  }

  /** Takes all updates so far. */
  public <L> TreeSums renew(TreeLog<L> log, L list) {
    if (updates < log.updates()) {
      Arrays.fill(sums, 0);
      Arrays.fill(timed, 0);
      log.addAll(list, this);
      updates = log.updates();
    }
    return this;
  }

  /** Takes the updates after the mark; those before have been taken, and it is asked once for each mark. */
  public <L> TreeSums catchUp(TreeLog<L> log, L list) {
    if (updates < log.updates()) {
      log.addRecent(list, this);
      updates = log.updates();
    }
    return this;
  }

  void add(int tree, double sum, double timedSum) {
    sums[tree] += sum;
    timed[tree] += timedSum;
  }

  /** The score of a tree by the updates so far. */
  public double current(int tree) {
    return sums[tree];
  }

  /** The mean of the scores after each of a number of steps. */
  public double average(int tree, long steps) {
    return StepMean.of(sums[tree], timed[tree], steps);
  }
}
