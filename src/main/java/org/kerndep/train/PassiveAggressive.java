package org.kerndep.train;

import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;

/**
 * The passive-aggressive update (Crammer et al. 2006; 1-best MIRA): the smallest change of the weights that puts the gold
 * structure above the predicted one by its cost, {@code τ = min(C, (cost − w·Δ) / ‖Δ‖²)}.
 */
final class PassiveAggressive implements OnlineUpdate {

  private final TrainableWeights weights;
  private final double largestStep;

  PassiveAggressive(TrainableWeights weights, double largestStep) {
    this.weights = weights;
    this.largestStep = largestStep;
  }

  /** Does nothing if the margin holds already. */
  @Override
  public void update(SparseVector delta, double cost, long step) {
    double loss = cost - delta.dot(weights.current());
    double norm = delta.squaredNorm();
    if (loss > 0 && norm > 0) {
      weights.add(delta, Math.min(largestStep, loss / norm), step);
    }
  }
}
