package org.kerndep.train;

import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;

/**
 * The perceptron's update (Collins 2002; in parsing Carreras 2007): {@code w += Δ}, whatever the scores and the cost.
 * One thread.
 */
final class Perceptron implements OnlineUpdate {

  private final TrainableWeights weights;

  Perceptron(TrainableWeights weights) {
    this.weights = weights;
  }

  @Override
  public void update(SparseVector delta, double cost, long step) {
    weights.add(delta, 1, step);
  }
}
