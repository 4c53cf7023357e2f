package org.kerndep.train.base;

import java.util.List;
import org.kerndep.feature.TrainableWeights;

/**
 * The passive-aggressive update (Crammer et al. 2006; MIRA): the smallest change of the weights that puts the gold
 * structure above the wrong ones by their costs. For one of them that is {@code τ = min(C, (cost − w·Δ) / ‖Δ‖²)}.
 */
final class PassiveAggressive implements OnlineUpdate {

  private final TrainableWeights weights;
  private final double largestStep;

  PassiveAggressive(TrainableWeights weights, double largestStep) {
    this.weights = weights;
    this.largestStep = largestStep;
  }

  /** Does nothing if the margins hold already. */
  @Override
  public void update(List<Mistake> mistakes, long step) {
    List<Mistake> real = mistakes.stream().filter(mistake -> mistake.delta().squaredNorm() > 0).toList();
    int k = real.size();
    double[] losses = new double[k];
    double[][] products = new double[k][k];
    for (int i = 0; i < k; i++) {
      losses[i] = real.get(i).cost() - real.get(i).delta().dot(weights.current());
      for (int j = 0; j <= i; j++) {
        products[i][j] = i == j ? real.get(i).delta().squaredNorm() : real.get(i).delta().dot(real.get(j).delta());
        products[j][i] = products[i][j];
      }
    }
    double[] steps = k == 1 ? single(losses[0], products[0][0]) : Hildreth.solve(products, losses, largestStep);
    for (int i = 0; i < k; i++) {
      if (steps[i] > 0) {
        weights.add(real.get(i).delta(), steps[i], step);
      }
    }
  }

  private double[] single(double loss, double norm) {
    return new double[] {loss > 0 ? Math.min(largestStep, loss / norm) : 0};
  }
}
