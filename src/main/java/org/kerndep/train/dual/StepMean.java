package org.kerndep.train.dual;

/**
 * The mean of a number after each of the steps of a training run. A change at step t counts in T − t + 1 of T steps, so
 * that the sum of the changes, and their sum with each multiplied by its step, are enough.
 */
final class StepMean {

  private StepMean() {}

  /**
   * The mean.
   *
   * @param sum of the changes
   * @param timed the sum of the changes multiplied by their steps, which are counted from 1
   * @param steps how many steps there are
   */
  static double of(double sum, double timed, long steps) {
    return ((steps + 1) * sum - timed) / steps;
  }
}
