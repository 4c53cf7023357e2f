package org.kerndep.train.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;

class PassiveAggressiveTest {

  private final TrainableWeights weights = new TrainableWeights(8, 0);
  private final SparseVector delta = new SparseVector.Builder().add(1, 2).add(5, -1).build();

  @Test
  void oneStepReachesExactlyTheMargin() {
    new PassiveAggressive(weights, Double.POSITIVE_INFINITY).update(List.of(new Mistake(3, delta)), 1);
    assertThat(delta.dot(weights.current())).isCloseTo(3, within(1e-6));
    assertThat((double) weights.current().get(1)).isCloseTo(2 * 3.0 / 5, within(1e-6));
  }

  @Test
  void theStepIsNeverLargerThanC() {
    new PassiveAggressive(weights, 0.1).update(List.of(new Mistake(3, delta)), 1);
    assertThat((double) weights.current().get(1)).isCloseTo(0.2, within(1e-6));
  }

  @Test
  void aMarginThatHoldsIsLeftAlone() {
    PassiveAggressive update = new PassiveAggressive(weights, Double.POSITIVE_INFINITY);
    update.update(List.of(new Mistake(3, delta)), 1);
    update.update(List.of(new Mistake(2, delta)), 2);
    assertThat(delta.dot(weights.current())).isCloseTo(3, within(1e-6));
  }

  @Test
  void equalFeaturesChangeNothing() {
    new PassiveAggressive(weights, 1).update(List.of(new Mistake(1, new SparseVector.Builder().build())), 1);
    assertThat(weights.average(1).get(0)).isZero();
  }

  @Test
  void severalMarginsAreMetAtOnce() {
    SparseVector first = new SparseVector.Builder().add(1, 1).add(2, 1).build();
    SparseVector second = new SparseVector.Builder().add(2, 1).add(3, 2).build();
    new PassiveAggressive(weights, Double.POSITIVE_INFINITY)
        .update(List.of(new Mistake(2, first), new Mistake(3, second)), 1);
    assertThat(first.dot(weights.current())).isCloseTo(2, within(1e-6));
    assertThat(second.dot(weights.current())).isCloseTo(3, within(1e-6));
  }

  @Test
  void noStepIsLargerThanTheLargest() {
    SparseVector first = new SparseVector.Builder().add(1, 1).build();
    SparseVector second = new SparseVector.Builder().add(2, 1).build();
    new PassiveAggressive(weights, 0.5).update(List.of(new Mistake(2, first), new Mistake(0, second)), 1);
    assertThat(weights.current().get(1)).isEqualTo(0.5f);
    assertThat(weights.current().get(2)).isZero();
  }

  @Test
  void multipliersFollowTheConditionsOfTheOptimum() {
    SplittableRandom random = new SplittableRandom(4);
    for (int draw = 0; draw < 50; draw++) {
      double[][] vectors = random.doubles(24, -1, 1).boxed().collect(Collectors.collectingAndThen(Collectors.toList(),
          all -> IntStream.range(0, 4).mapToObj(i -> IntStream.range(0, 6).mapToDouble(j -> all.get(6 * i + j)).toArray())
              .toArray(double[][]::new)));
      double[][] products = new double[4][4];
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
          for (int d = 0; d < 6; d++) {
            products[i][j] += vectors[i][d] * vectors[j][d];
          }
        }
      }
      double[] losses = random.doubles(4, -1, 2).toArray();
      double[] multipliers = Hildreth.solve(products, losses, 0.7);
      for (int i = 0; i < 4; i++) {
        double open = losses[i];
        for (int j = 0; j < 4; j++) {
          open -= multipliers[j] * products[i][j];
        }
        assertThat(multipliers[i]).isBetween(0.0, 0.7);
        if (multipliers[i] < 0.7) {
          assertThat(open).isLessThan(1e-6);
        }
        if (multipliers[i] > 0) {
          assertThat(open).isGreaterThan(-1e-6);
        }
      }
    }
  }
}
