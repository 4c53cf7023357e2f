package org.kerndep;

import org.kerndep.data.ArcCalibration;
import org.kerndep.decode.Marginals;

/** How probable the arcs between the words of a sentence are, in whatever tree. Immutable; share freely. */
public final class ArcProbabilities {

  private final Marginals posteriors;
  private final ArcCalibration calibration;

  ArcProbabilities(Marginals posteriors, ArcCalibration calibration) {
    this.posteriors = posteriors;
    this.calibration = calibration;
  }

  /** How probable it is that a word has this head: the posterior, calibrated on held-out sentences. */
  public double probability(int head, int modifier) {
    return calibration.probability(posterior(head, modifier));
  }

  /** The share of the trees with this arc, each weighing {@code exp(score / temperature)}; a word's heads sum to 1. */
  public double posterior(int head, int modifier) {
    return posteriors.arc(head, modifier);
  }
}
