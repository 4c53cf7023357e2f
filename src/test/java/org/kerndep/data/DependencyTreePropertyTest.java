package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.kerndep.testing.HeadArrays;

/** Trees against the definitions, restated here as plainly as possible. */
class DependencyTreePropertyTest {

  @Provide
  Arbitrary<int[]> heads() {
    return Arbitraries.integers().between(0, 12)
        .flatMap(n -> Arbitraries.integers().between(-1, n + 1).array(int[].class).ofSize(n + 1));
  }

  /** Heads that point left or to the root more often, so that many of them are trees. */
  @Provide
  Arbitrary<int[]> trees() {
    return Arbitraries.randomValue(random -> {
      int[] heads = new int[2 + random.nextInt(12)];
      List<Integer> attached = new ArrayList<>(List.of(0));
      List<Integer> open = new ArrayList<>();
      for (int m = 1; m < heads.length; m++) {
        open.add(m);
      }
      while (!open.isEmpty()) {
        int m = open.remove(random.nextInt(open.size()));
        heads[m] = attached.get(random.nextInt(attached.size()));
        attached.add(m);
      }
      return heads;
    });
  }

  @Property
  void headsAreAcceptedIffEveryWordReachesTheRoot(@ForAll("heads") int[] heads) {
    assertThat(isAccepted(heads)).isEqualTo(everyWordReachesTheRoot(heads));
  }

  @Property(tries = 1)
  void allSmallHeadArraysAreAcceptedIffEveryWordReachesTheRoot() {
    for (int n = 0; n <= 4; n++) {
      for (int[] heads : HeadArrays.of(n)) {
        assertThat(isAccepted(heads)).isEqualTo(everyWordReachesTheRoot(heads));
      }
    }
  }

  @Property
  void treesAreAccepted(@ForAll("trees") int[] heads) {
    assertThat(DependencyTree.unlabelled(heads).heads()).isEqualTo(heads);
  }

  @Property
  void projectiveArcsCoverDescendantsOnly(@ForAll("trees") int[] heads) {
    DependencyTree tree = DependencyTree.unlabelled(heads);
    for (int m = 1; m < heads.length; m++) {
      assertThat(tree.isProjectiveArc(m)).isEqualTo(coversDescendantsOnly(heads, m));
    }
  }

  @Property
  void projectiveTreesHaveNoCrossingArcs(@ForAll("trees") int[] heads) {
    assertThat(DependencyTree.unlabelled(heads).isProjective()).isEqualTo(!hasCrossingArcs(heads));
  }

  private static boolean isAccepted(int[] heads) {
    return TreeProblem.find(heads).isEmpty();
  }

  private static boolean everyWordReachesTheRoot(int[] heads) {
    for (int m = 1; m < heads.length; m++) {
      if (!ancestors(heads, m).contains(0)) {
        return false;
      }
    }
    return true;
  }

  /** Everything above a word as far as heads lead inside the sentence and to new words. */
  private static Set<Integer> ancestors(int[] heads, int word) {
    Set<Integer> above = new HashSet<>();
    int walker = word;
    while (walker > 0 && walker < heads.length && above.add(heads[walker])) {
      walker = heads[walker];
    }
    return above;
  }

  private static boolean coversDescendantsOnly(int[] heads, int modifier) {
    int head = heads[modifier];
    for (int b = 1; b < heads.length; b++) {
      boolean between = Math.min(head, modifier) < b && b < Math.max(head, modifier);
      if (between && !ancestors(heads, b).contains(head)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasCrossingArcs(int[] heads) {
    for (int a = 1; a < heads.length; a++) {
      for (int b = 1; b < heads.length; b++) {
        int leftA = Math.min(a, heads[a]);
        int rightA = Math.max(a, heads[a]);
        int leftB = Math.min(b, heads[b]);
        int rightB = Math.max(b, heads[b]);
        if (leftA < leftB && leftB < rightA && rightA < rightB) {
          return true;
        }
      }
    }
    return false;
  }
}
