package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.kerndep.testing.Sentences.tree;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.KBestList;
import org.kerndep.testing.Hypotheses;

class TreeProbabilitiesTest {

  private static final double LOG_2 = Math.log(2);

  /** Scores in the proportion 4 : 2 : 1 : 1, far from 0. */
  private static KBestList list(double offset) {
    return Hypotheses.of(
        new ScoredTree(tree("2:a 0:b 2:c"), offset + 2 * LOG_2),
        new ScoredTree(tree("2:a 0:b 1:c"), offset + LOG_2),
        new ScoredTree(tree("0:a 1:b 2:c"), offset),
        new ScoredTree(tree("0:a 1:b 1:c"), offset));
  }

  @Test
  void treesAreInProportionToTheExponentialsOfTheirScores() {
    TreeProbabilities probabilities = new TreeProbabilities(list(0), 1);
    assertThat(probabilities.tree(0)).isEqualTo(0.5, within(1e-12));
    assertThat(probabilities.tree(1)).isEqualTo(0.25, within(1e-12));
    assertThat(probabilities.tree(2)).isEqualTo(0.125, within(1e-12));
    assertThat(probabilities.tree(3)).isEqualTo(0.125, within(1e-12));
  }

  @Test
  void arcHasThatOfAllTreesWithIt() {
    TreeProbabilities probabilities = new TreeProbabilities(list(0), 1);
    assertThat(probabilities.arc(2, 1)).isEqualTo(0.75, within(1e-12));
    assertThat(probabilities.arc(0, 1)).isEqualTo(0.25, within(1e-12));
    assertThat(probabilities.arc(2, 3)).isEqualTo(0.625, within(1e-12));
    assertThat(probabilities.arc(1, 3)).isEqualTo(0.375, within(1e-12));
    assertThat(probabilities.arc(0, 3)).isZero();
  }

  @Test
  void temperatureDividesScores() {
    TreeProbabilities halved = new TreeProbabilities(list(0), 0.5);
    assertThat(halved.tree(0)).isEqualTo(16 / 22.0, within(1e-12));
    assertThat(new TreeProbabilities(list(0), 1e9).tree(0)).isEqualTo(0.25, within(1e-6));
  }

  @Test
  void scoresFarFromZeroAreNoProblem() {
    for (double offset : new double[] {-5e5, 5e5}) {
      TreeProbabilities probabilities = new TreeProbabilities(list(offset), 1);
      assertThat(probabilities.tree(0)).isEqualTo(0.5, within(1e-9));
      assertThat(IntStream.range(0, 4).mapToDouble(probabilities::tree).sum()).isEqualTo(1, within(1e-12));
    }
    KBestList steep = Hypotheses.of(
        new ScoredTree(tree("0:a 1:b"), 1e6), new ScoredTree(tree("2:a 0:b"), -1e6));
    assertThat(new TreeProbabilities(steep, 1e-3).tree(0)).isEqualTo(1);
    assertThat(new TreeProbabilities(steep, 1e-3).tree(1)).isZero();
  }

  @Test
  void onlyTreeIsCertain() {
    TreeProbabilities one = new TreeProbabilities(Hypotheses.of(new ScoredTree(tree("0:a"), -7)), 1);
    assertThat(one.tree(0)).isEqualTo(1);
    assertThat(one.arc(0, 1)).isEqualTo(1);
  }

  @Test
  void rejectsTemperaturesThatAreNone() {
    for (double temperature : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new TreeProbabilities(list(0), temperature))
          .withMessage("temperature must be above 0 and finite: " + temperature);
    }
  }
}
