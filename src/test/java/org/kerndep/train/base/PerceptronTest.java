package org.kerndep.train.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;

class PerceptronTest {

  private final TrainableWeights weights = new TrainableWeights(8, 0);
  private final Perceptron update = new Perceptron(weights);
  private final SparseVector delta = new SparseVector.Builder().add(1, 2).add(5, -1).build();

  @Test
  void addsTheDifferenceWhateverTheScoresAndTheCost() {
    update.update(List.of(new Mistake(3, delta)), 1);
    update.update(List.of(new Mistake(1, delta)), 2);
    assertThat(weights.current().get(1)).isEqualTo(4);
    assertThat(weights.current().get(5)).isEqualTo(-2);
    assertThat(weights.current().get(2)).isZero();
  }

  /** After the four steps the weights are 2, 2, 4 and 4. */
  @Test
  void theAverageIsOverAllSteps() {
    update.update(List.of(new Mistake(3, delta)), 1);
    update.update(List.of(new Mistake(1, delta)), 3);
    assertThat(weights.average(4).get(1)).isEqualTo(3);
    assertThat(weights.average(4).get(5)).isEqualTo(-1.5f);
  }

  @Test
  void equalFeaturesChangeNothing() {
    update.update(List.of(new Mistake(0, new SparseVector.Builder().build())), 1);
    assertThat(weights.average(1).get(0)).isZero();
  }
}
