package org.kerndep.decode.projectivity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.part.AllTrees;
import org.kerndep.testing.RandomTrees;
import org.kerndep.testing.Sentences;

class LiftingTest {

  @Test
  void everySmallTreeIsLiftedAsDefined() {
    for (int n = 1; n <= 5; n++) {
      assertThat(AllTrees.of(n, tree -> true)).allSatisfy(LiftingTest::isLiftedAsDefined);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void largeTreesAreLiftedAsDefined(long seed) {
    isLiftedAsDefined(DependencyTree.unlabelled(RandomTrees.heads(40, new Random(seed))));
  }

  /** Lifting 4 before 1 would take it from 1 to 3 and leave it there. */
  @Test
  void theShorterArcIsLiftedFirst() {
    assertThat(new Lifting(Sentences.tree("3:a 0:root 2:b 1:c")).heads()).containsExactly(0, 2, 0, 2, 2);
  }

  /** 1→4 and 5→2 are equally long; lifting 2 first would end with 4 below 3, not 5. */
  @Test
  void ofEquallyLongArcsTheLeftmostIsLiftedFirst() {
    assertThat(new Lifting(Sentences.tree("2:a 5:b 0:root 1:c 3:d")).heads()).containsExactly(0, 2, 3, 0, 5, 3);
  }

  @Test
  void oneRootStaysOneRoot() {
    assertThat(AllTrees.of(5, tree -> tree.rootChildren() == 1)).allSatisfy(tree ->
        assertThat(DependencyTree.unlabelled(new Lifting(tree).heads()).rootChildren()).isOne());
  }

  @Test
  void threeHundredWordsInAnyOrderAreLiftedAsDefined() {
    isLiftedAsDefined(DependencyTree.unlabelled(RandomTrees.heads(300, new Random(7))));
  }

  /** The definition with nothing clever about it. */
  private static void isLiftedAsDefined(DependencyTree original) {
    int[] heads = original.heads();
    TreeSet<Integer> lifted = new TreeSet<>();
    TreeSet<Integer> passed = new TreeSet<>();
    for (int m = shortestCrossing(heads); m != 0; m = shortestCrossing(heads)) {
      lifted.add(m);
      passed.add(heads[m]);
      heads[m] = heads[heads[m]];
    }
    Lifting lifting = new Lifting(original);
    assertThat(lifting.heads()).as("%s", original).isEqualTo(heads);
    assertThat(lifting.isNeeded()).isEqualTo(!original.isProjective());
    for (int m = 1; m < heads.length; m++) {
      assertThat(lifting.isLifted(m)).isEqualTo(lifted.contains(m));
      assertThat(lifting.isPassed(m)).isEqualTo(passed.contains(m));
    }
  }

  private static int shortestCrossing(int[] heads) {
    DependencyTree tree = DependencyTree.unlabelled(heads);
    for (int length = 1; length < heads.length; length++) {
      for (int left = 0; left + length < heads.length; left++) {
        int right = left + length;
        if (left > 0 && heads[left] == right && !tree.isProjectiveArc(left)) {
          return left;
        }
        if (heads[right] == left && !tree.isProjectiveArc(right)) {
          return right;
        }
      }
    }
    return 0;
  }
}
