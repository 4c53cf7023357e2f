package org.kerndep.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;

class PartsTest {

  private final DependencyTree gold = DependencyTree.unlabelled(new int[] {0, 2, 0, 2});
  private final DependencyTree other = DependencyTree.unlabelled(new int[] {0, 2, 3, 0});

  @Test
  void listsArcsByModifier() {
    List<String> arcs = new ArrayList<>();
    Parts.arcs(gold, (h, m) -> arcs.add(h + ">" + m));
    assertThat(arcs).containsExactly("2>1", "0>2", "2>3");
  }

  @Test
  void arcsOnlyInOneTreeLeaveOutSharedOnes() {
    List<String> arcs = new ArrayList<>();
    Parts.arcsOnlyIn(gold, other, (h, m) -> arcs.add(h + ">" + m));
    assertThat(arcs).containsExactly("0>2", "2>3");
  }

  @Test
  void sumAddsTheScoresOfAllArcs() {
    RandomScores scores = new RandomScores(3, 5);
    assertThat(Parts.sum(gold, scores)).isEqualTo(scores.arc(2, 1) + scores.arc(0, 2) + scores.arc(2, 3));
  }

  @Test
  void lossAddsTheCostOfEveryWrongHead() {
    RandomScores scores = new RandomScores(3, 5);
    PartScores augmented = new LossAugmentedScores(scores, gold, 1);
    assertThat(Parts.sum(gold, augmented)).isEqualTo(Parts.sum(gold, scores));
    assertThat(Parts.sum(other, augmented)).isCloseTo(Parts.sum(other, scores) + 2, within(1e-12));
  }
}
