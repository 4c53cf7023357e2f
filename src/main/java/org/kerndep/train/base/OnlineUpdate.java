package org.kerndep.train.base;

import java.util.List;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.train.config.UpdateRule;

/** Changes weights so that a gold structure scores better against wrong ones. One thread. */
interface OnlineUpdate {

  /** The update of one table of weights; the perceptron knows no largest step. */
  static OnlineUpdate of(UpdateRule rule, TrainableWeights weights, double largestStep) {
    return switch (rule) {
      case MIRA -> new PassiveAggressive(weights, largestStep);
      case PERCEPTRON -> new Perceptron(weights);
    };
  }

  /**
   * Updates for the wrong structures of one sentence; may find that nothing is to be done.
   *
   * @param mistakes the worst first
   * @param step the time of the update, for averaging
   */
  void update(List<Mistake> mistakes, long step);
}
