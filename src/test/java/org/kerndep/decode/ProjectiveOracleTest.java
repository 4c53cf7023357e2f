package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.testing.Sentences;

class ProjectiveOracleTest {

  @Test
  void projectiveTreesStay() {
    DependencyTree tree = Sentences.tree("2:a 0:root 2:b");
    assertThat(ProjectiveOracle.nearest(tree)).isSameAs(tree);
  }

  /** Word 4 below 1 crosses the arcs of 2 and 3; it moves to the head of 1 and keeps its label. */
  @Test
  void aCrossingArcMovesToTheNextWordAbove() {
    assertThat(ProjectiveOracle.nearest(Sentences.tree("2:a 0:root 2:b 1:c")))
        .isEqualTo(Sentences.tree("2:a 0:root 2:b 2:c"));
  }

  /** Against all projective trees: none shares more arcs. */
  @Test
  void noProjectiveTreeSharesMoreArcs() {
    Random random = new Random(3);
    int crossing = 0;
    List<DependencyTree> all = new ArrayList<>();
    addAll(new int[6], 1, all);
    for (int i = 0; i < 200; i++) {
      DependencyTree tree = all.get(random.nextInt(all.size()));
      boolean single = tree.rootChildren() == 1;
      DependencyTree nearest = ProjectiveOracle.nearest(tree);
      assertThat(nearest.isProjective()).isTrue();
      assertThat(nearest.rootChildren() == 1 || !single).isTrue();
      int most = all.stream().filter(other -> other.isProjective() && (!single || other.rootChildren() == 1))
          .mapToInt(other -> shared(tree, other)).max().orElseThrow();
      assertThat(shared(tree, nearest)).as(tree.toString()).isEqualTo(most);
      crossing += tree.isProjective() ? 0 : 1;
    }
    assertThat(crossing).isGreaterThan(50);
  }

  /** All trees of five words. */
  private static void addAll(int[] heads, int word, List<DependencyTree> to) {
    if (word == heads.length) {
      if (isTree(heads)) {
        to.add(DependencyTree.of(heads.clone(), new String[] {null, "a", "b", "c", "d", "e"}));
      }
      return;
    }
    for (int head = 0; head < heads.length; head++) {
      heads[word] = head;
      addAll(heads, word + 1, to);
    }
  }

  private static boolean isTree(int[] heads) {
    for (int word = 1; word < heads.length; word++) {
      int above = word;
      for (int steps = 0; above != 0 && steps < heads.length; steps++) {
        above = heads[above];
      }
      if (above != 0) {
        return false;
      }
    }
    return true;
  }

  private static int shared(DependencyTree one, DependencyTree other) {
    int shared = 0;
    for (int m = 1; m <= one.size(); m++) {
      shared += one.head(m) == other.head(m) ? 1 : 0;
    }
    return shared;
  }
}
