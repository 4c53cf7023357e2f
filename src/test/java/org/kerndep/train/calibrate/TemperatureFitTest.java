package org.kerndep.train.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.eval.Calibration;
import org.kerndep.testing.Hypotheses;

class TemperatureFitTest {

  private static final DependencyTree FIRST = DependencyTree.unlabelled(new int[] {0, 0, 1});
  private static final DependencyTree SECOND = DependencyTree.unlabelled(new int[] {0, 2, 0});

  /** Two trees per sentence; the gold tree is drawn from their probabilities under a temperature of 3. */
  @Test
  void findsTheTemperatureThatTheTruthFollows() {
    SplittableRandom random = new SplittableRandom(1);
    List<KBestList> lists = new ArrayList<>();
    List<DependencyTree> golds = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double difference = random.nextDouble(0, 12);
      lists.add(Hypotheses.of(new ScoredTree(FIRST, 0), new ScoredTree(SECOND, -difference)));
      golds.add(random.nextDouble() < 1 / (1 + Math.exp(-difference / 3)) ? FIRST : SECOND);
    }
    double temperature = new TemperatureFit(golds, lists).temperature();
    assertThat(temperature).isCloseTo(3, within(0.2));
    assertThat(Calibration.of(golds, lists, temperature).error()).isLessThan(1.5);
    assertThat(Calibration.of(golds, lists, 1).error()).isGreaterThan(5);
  }
}
