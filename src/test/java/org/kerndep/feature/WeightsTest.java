package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WeightsTest {

  @Test
  void averageIsTheMeanOverAllSteps() {
    TrainableWeights weights = new TrainableWeights(8, 0);
    SplittableRandom random = new SplittableRandom(23);
    double[] sums = new double[4];
    double[] current = new double[4];
    int steps = 50;
    for (int step = 1; step <= steps; step++) {
      SparseVector change = new SparseVector.Builder()
          .add(random.nextInt(4), 1).add(random.nextInt(4), -0.5f).build();
      weights.add(change, 0.25, step);
      for (int i = 0; i < change.size(); i++) {
        current[change.index(i)] += 0.25 * change.value(i);
      }
      for (int i = 0; i < sums.length; i++) {
        sums[i] += current[i];
      }
    }
    WeightTable average = weights.average(steps);
    for (int i = 0; i < sums.length; i++) {
      assertThat((double) average.get(i)).isCloseTo(sums[i] / steps, within(1e-6));
      assertThat((double) weights.current().get(i)).isCloseTo(current[i], within(1e-6));
    }
  }

  @Test
  void weightsAndSumsAreRestored() {
    TrainableWeights weights = new TrainableWeights(8, 0);
    weights.add(new SparseVector.Builder().add(3, 1).build(), 0.5, 4);
    weights.add(new SparseVector.Builder().add(3, -1).build(), 0.5, 6);
    TrainableWeights restored = new TrainableWeights(8, 0);
    assertThat(restored.isChanged(3)).isFalse();
    restored.restore(3, weights.current().get(3), weights.weightedChanges(3));
    assertThat(restored.isChanged(3)).isTrue();
    assertThat(restored.weightedChanges(3)).isEqualTo(-1);
    assertThat(restored.average(10).get(3)).isEqualTo(weights.average(10).get(3)).isEqualTo(0.1f);
  }

  @Test
  void sparseVectorAddsUpAndDropsZeros() {
    SparseVector vector = new SparseVector.Builder().add(7, 1).add(2, 2).add(7, -1).add(2, 1).build();
    assertThat(vector.size()).isEqualTo(1);
    assertThat(vector.index(0)).isEqualTo(2);
    assertThat(vector.squaredNorm()).isEqualTo(9);
  }

  @Test
  void quantisedWeightsAreCloseAndStayAsTheyAreWhenQuantisedAgain() {
    WeightTable weights = new WeightTable(8, 3);
    SplittableRandom random = new SplittableRandom(29);
    for (int i = 0; i < weights.size(); i++) {
      weights.set(i, (float) random.nextDouble(-2, 2));
    }
    WeightTable rounded = weights.quantised();
    for (int i = 0; i < weights.size(); i++) {
      assertThat(rounded.get(i)).isCloseTo(weights.get(i), within(rounded.unit() / 2 * 1.01f));
      assertThat(rounded.multiple(i) * rounded.unit()).isEqualTo(rounded.get(i));
    }
    assertThat(new WeightTable(8, 0).quantised().unit()).isZero();
  }

  @Test
  void tablesOfImpossibleSizeAreRefused() {
    assertThatThrownBy(() -> new WeightTable(40, 0)).hasMessageContaining("hash bits");
  }
}
