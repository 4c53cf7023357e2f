package org.kerndep.train.base;

/**
 * Hildreth's way to the smallest change of weights that meets several margins at once: the multipliers of the margins
 * are raised or lowered one at a time, always the one that is furthest from right (as in McDonald's MIRA).
 */
final class Hildreth {

  private static final double PRECISE_ENOUGH = 1e-8;
  private static final int MOST_STEPS = 10_000;

  private Hildreth() {}

  /**
   * The multipliers, each from 0 to a largest.
   *
   * @param products of the vectors with each other; those with themselves are above 0
   * @param losses how far each margin is from being met before the change
   */
  static double[] solve(double[][] products, double[] losses, double largest) {
    double[] multipliers = new double[losses.length];
    double[] open = losses.clone();
    for (int step = 0; step < MOST_STEPS; step++) {
      int furthest = -1;
      double furthestMove = PRECISE_ENOUGH;
      for (int i = 0; i < open.length; i++) {
        double move = Math.abs(move(products, open, multipliers, i, largest)) * products[i][i];
        if (move > furthestMove) {
          furthest = i;
          furthestMove = move;
        }
      }
      if (furthest < 0) {
        return multipliers;
      }
      double move = move(products, open, multipliers, furthest, largest);
      multipliers[furthest] += move;
      for (int i = 0; i < open.length; i++) {
        open[i] -= move * products[furthest][i];
      }
    }
    return multipliers;
  }

  /** How far a multiplier should go to meet its margin, within its bounds. */
  private static double move(double[][] products, double[] open, double[] multipliers, int i, double largest) {
    double wanted = multipliers[i] + open[i] / products[i][i];
    return Math.min(largest, Math.max(0, wanted)) - multipliers[i];
  }
}
