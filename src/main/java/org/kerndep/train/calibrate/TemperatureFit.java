package org.kerndep.train.calibrate;

import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.eval.Calibration;

/**
 * Finds the temperature of lists under which the probabilities of arcs come closest to the truth, by the mean square of
 * their difference on sentences that training has not seen.
 */
public final class TemperatureFit {

  private static final double LOWEST = 0.02;
  private static final double HIGHEST = 50;

  private final List<DependencyTree> golds;
  private final List<KBestList> lists;

  public TemperatureFit(List<DependencyTree> golds, List<KBestList> lists) {
    this.golds = golds;
    this.lists = lists;
  }

  public double temperature() {
    return GoldenSection.least(t -> Calibration.of(golds, lists, t).meanSquare(), LOWEST, HIGHEST);
  }
}
