package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoredTreesTest {

  private final ScoredTree chain = new ScoredTree(DependencyTree.unlabelled(new int[] {0, 0, 1}), 2);
  private final ScoredTree flat = new ScoredTree(DependencyTree.unlabelled(new int[] {0, 0, 0}), 1);

  @Test
  void bestIsTheFirst() {
    ScoredTrees list = new ScoredTrees(List.of(chain, flat));
    assertThat(list.best()).isEqualTo(chain);
    assertThat(list.get(1)).isEqualTo(flat);
    assertThat(list.size()).isEqualTo(2);
  }

  @Test
  void doesNotChangeWithTheListItWasMadeFrom() {
    List<ScoredTree> trees = new ArrayList<>(List.of(chain));
    ScoredTrees list = new ScoredTrees(trees);
    trees.add(flat);
    assertThat(list.size()).isEqualTo(1);
  }

  @Test
  void equalScoresKeepTheirOrder() {
    ScoredTree tied = new ScoredTree(flat.tree(), chain.score());
    assertThat(new ScoredTrees(List.of(tied, chain)).trees()).containsExactly(tied, chain);
  }

  @Test
  void rejectsAWorseTreeBeforeABetter() {
    assertThatThrownBy(() -> new ScoredTrees(List.of(flat, chain)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tree 2 scores more");
  }

  @Test
  void rejectsATreeTwice() {
    assertThatThrownBy(() -> new ScoredTrees(List.of(chain, new ScoredTree(chain.tree(), 1))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tree 2 is in the list already");
  }

  @Test
  void rejectsNoTrees() {
    assertThatThrownBy(() -> new ScoredTrees(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}
