package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;

class PassiveAggressiveTest {

  private final TrainableWeights weights = new TrainableWeights(8, 0);
  private final SparseVector delta = new SparseVector.Builder().add(1, 2).add(5, -1).build();

  @Test
  void oneStepReachesExactlyTheMargin() {
    new PassiveAggressive(weights, Double.POSITIVE_INFINITY).update(delta, 3, 1);
    assertThat(delta.dot(weights.current())).isCloseTo(3, within(1e-6));
    assertThat((double) weights.current().get(1)).isCloseTo(2 * 3.0 / 5, within(1e-6));
  }

  @Test
  void theStepIsNeverLargerThanC() {
    new PassiveAggressive(weights, 0.1).update(delta, 3, 1);
    assertThat((double) weights.current().get(1)).isCloseTo(0.2, within(1e-6));
  }

  @Test
  void aMarginThatHoldsIsLeftAlone() {
    PassiveAggressive update = new PassiveAggressive(weights, Double.POSITIVE_INFINITY);
    update.update(delta, 3, 1);
    update.update(delta, 2, 2);
    assertThat(delta.dot(weights.current())).isCloseTo(3, within(1e-6));
  }

  @Test
  void equalFeaturesChangeNothing() {
    new PassiveAggressive(weights, 1).update(new SparseVector.Builder().build(), 1, 1);
    assertThat(weights.average(1).get(0)).isZero();
  }
}
