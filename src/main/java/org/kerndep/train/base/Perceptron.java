package org.kerndep.train.base;

import java.util.List;
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
  public void update(List<Mistake> mistakes, long step) {
    weights.add(mistakes.get(0).delta(), 1, step);
  }
}
