package org.kerndep.train;

import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.eval.Calibration;

/**
 * Finds the temperature under which the probabilities of arcs come closest to the truth, by the mean square of their
 * difference on sentences that training has not seen: a golden-section search over its logarithm.
 */
final class TemperatureFit {

  private static final double LOWEST = Math.log(0.02);
  private static final double HIGHEST = Math.log(50);
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  private static final int STEPS = 30;

  private final List<DependencyTree> golds;
  private final List<KBestList> lists;

  TemperatureFit(List<DependencyTree> golds, List<KBestList> lists) {
    this.golds = golds;
    this.lists = lists;
  }

  double temperature() {
    double low = LOWEST;
    double high = HIGHEST;
    double left = high - GOLDEN * (high - low);
    double right = low + GOLDEN * (high - low);
    double leftError = meanSquare(left);
    double rightError = meanSquare(right);
    for (int step = 0; step < STEPS; step++) {
      if (leftError <= rightError) {
        high = right;
        right = left;
        rightError = leftError;
        left = high - GOLDEN * (high - low);
        leftError = meanSquare(left);
      } else {
        low = left;
        left = right;
        leftError = rightError;
        right = low + GOLDEN * (high - low);
        rightError = meanSquare(right);
      }
    }
    return Math.exp((low + high) / 2);
  }

  private double meanSquare(double logarithm) {
    return Calibration.of(golds, lists, Math.exp(logarithm)).meanSquare();
  }
}
