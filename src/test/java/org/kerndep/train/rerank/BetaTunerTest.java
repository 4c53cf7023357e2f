package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.kerndep.train.config.BetaRule;
import org.kerndep.train.config.RerankLoss;

class BetaTunerTest {

  private static long cost(List<RerankExample> examples, List<double[]> scores, double beta) {
    long cost = 0;
    for (int i = 0; i < examples.size(); i++) {
      RerankExample example = examples.get(i);
      int best = 0;
      for (int tree = 1; tree < example.size(); tree++) {
        if (beta * example.base(tree) + scores.get(i)[tree] > beta * example.base(best) + scores.get(i)[best]) {
          best = tree;
        }
      }
      cost += example.cost(best);
    }
    return cost;
  }

  @RepeatedTest(20)
  void costIsThatOfTheTreesOnTop(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    List<RerankExample> examples = new RandomLists(seed.getCurrentRepetition()).examples(15, RerankLoss.HEADS);
    List<double[]> scores = examples.stream().map(e -> random.doubles(e.size()).map(x -> 2 * x).toArray()).toList();
    BetaTuner tuner = new BetaTuner();
    for (int i = 0; i < examples.size(); i++) {
      tuner.add(examples.get(i), scores.get(i));
    }
    long least = Long.MAX_VALUE;
    long leastOfGrid = Long.MAX_VALUE;
    for (int step = 0; step <= 4000; step++) {
      double beta = step * 0.0025;
      long cost = cost(examples, scores, beta);
      assertThat(tuner.cost(beta)).as("beta %f", beta).isEqualTo(cost);
      least = Math.min(least, cost);
      leastOfGrid = step % 20 == 0 && step <= 1200 ? Math.min(leastOfGrid, cost) : leastOfGrid;
    }
    BetaTuner.Result exact = tuner.exact(Double.POSITIVE_INFINITY);
    assertThat(exact.cost()).isEqualTo(cost(examples, scores, exact.beta())).isLessThanOrEqualTo(least);
    assertThat(tuner.grid(Double.POSITIVE_INFINITY).cost()).isEqualTo(leastOfGrid);
    assertThat(cost(examples, scores, tuner.grid(Double.POSITIVE_INFINITY).beta())).isEqualTo(leastOfGrid);
  }

  @RepeatedTest(20)
  void noGreaterWeightIsLookedAt(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    List<RerankExample> examples = new RandomLists(seed.getCurrentRepetition()).examples(15, RerankLoss.HEADS);
    BetaTuner tuner = new BetaTuner();
    examples.forEach(example -> tuner.add(example, random.doubles(example.size()).map(x -> 4 * x).toArray()));
    BetaTuner.Result found = tuner.exact(3);
    assertThat(found.beta()).isBetween(0.0, 3.0);
    assertThat(found.cost()).isEqualTo(tuner.cost(found.beta()));
    for (double beta = 0; beta <= 3; beta += 0.01) {
      assertThat(found.cost()).isLessThanOrEqualTo(tuner.cost(beta));
    }
  }

  @RepeatedTest(20)
  void aStableWeightIsBestTogetherWithItsNeighbours(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    List<RerankExample> examples = new RandomLists(seed.getCurrentRepetition()).examples(15, RerankLoss.HEADS);
    BetaTuner tuner = new BetaTuner();
    examples.forEach(example -> tuner.add(example, random.doubles(example.size()).map(x -> 4 * x).toArray()));
    BetaTuner.Result found = tuner.stable(3);
    assertThat(found.beta()).isBetween(0.0, 3.0);
    assertThat(found.cost()).isEqualTo(tuner.cost(found.beta()));
    assertThat(found.expected()).isCloseTo(around(tuner, found.beta()), within(1e-9));
    for (double beta = 3; beta > 1e-6; beta /= Math.pow(2, 0.125)) {
      assertThat(found.expected()).isLessThanOrEqualTo(around(tuner, beta) + 1e-9);
    }
  }

  private static double around(BetaTuner tuner, double beta) {
    return IntStream.rangeClosed(-16, 16).mapToLong(step -> tuner.cost(beta * Math.pow(2, step / 8.0))).average()
        .orElseThrow();
  }

  @Test
  void aStableWeightIsZeroIfNoneMayBeGreater() {
    assertThat(new BetaTuner().stable(0)).isEqualTo(new BetaTuner.Result(0, 0));
    assertThat(new BetaTuner().stable(Double.POSITIVE_INFINITY)).isEqualTo(new BetaTuner.Result(1, 0));
  }

  @Test
  void theBoundGoesByTheWeightInTraining() {
    assertThat(BetaRule.parse("exact", 2))
        .isEqualTo(new BetaRule(BetaRule.Search.EXACT, OptionalDouble.empty(), 6));
    assertThat(BetaRule.parse("stable", 0))
        .isEqualTo(new BetaRule(BetaRule.Search.STABLE, OptionalDouble.empty(), Double.POSITIVE_INFINITY));
    assertThat(BetaRule.parse("0.5", 1).given()).hasValue(0.5);
  }

  @Test
  void whereTheBaseParserIsBestTheWeightIsLargeEnough() {
    BetaTuner tuner = new BetaTuner();
    assertThat(tuner.exact(Double.POSITIVE_INFINITY)).isEqualTo(new BetaTuner.Result(1, 0));
    List<RerankExample> examples = new RandomLists(3).examples(40, RerankLoss.HEADS).stream()
        .filter(example -> example.oracle() == 0 && example.size() > 1).toList();
    for (RerankExample example : examples) {
      double[] scores = new double[example.size()];
      scores[scores.length - 1] = 3;
      tuner.add(example, scores);
    }
    assertThat(tuner.exact(Double.POSITIVE_INFINITY).cost())
        .isEqualTo(examples.stream().mapToLong(e -> e.cost(0)).sum());
  }
}
