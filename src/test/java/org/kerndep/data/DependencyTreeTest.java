package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Sentences.tree;

import org.junit.jupiter.api.Test;

/** What a tree answers, and that nobody can change it. */
class DependencyTreeTest {

  @Test
  void answersHeadsAndLabels() {
    DependencyTree tree = tree("2:nsubj 0:root 2:obj");
    assertThat(tree.size()).isEqualTo(3);
    assertThat(tree.head(1)).isEqualTo(2);
    assertThat(tree.label(3)).isEqualTo("obj");
    assertThat(tree.heads()).containsExactly(0, 2, 0, 2);
    assertThat(tree).hasToString("2:nsubj 0:root 2:obj");
  }

  @Test
  void ignoresWhatStandsAtIndexZero() {
    assertThat(DependencyTree.of(new int[] {9, 0}, new String[] {"x", "root"}))
        .isEqualTo(DependencyTree.of(new int[] {0, 0}, new String[] {null, "root"}));
  }

  @Test
  void isNotChangedThroughItsArrays() {
    int[] heads = {0, 2, 0};
    String[] labels = {null, "a", "b"};
    DependencyTree tree = DependencyTree.of(heads, labels);
    heads[1] = 0;
    labels[1] = "changed";
    tree.heads()[1] = 0;
    assertThat(tree).hasToString("2:a 0:b");
  }

  @Test
  void missingLabelsAreAbsent() {
    assertThat(DependencyTree.of(new int[] {0, 0}, new String[] {null, null}))
        .isEqualTo(DependencyTree.unlabelled(new int[] {0, 0}))
        .hasToString("0:_");
  }

  @Test
  void otherLabelsKeepTheHeads() {
    assertThat(tree("2:a 0:b").withLabels(new String[] {null, "c", "d"})).isEqualTo(tree("2:c 0:d"));
  }

  @Test
  void equalTreesHaveEqualHeadsAndLabels() {
    assertThat(tree("2:a 0:b")).isEqualTo(tree("2:a 0:b")).hasSameHashCodeAs(tree("2:a 0:b"))
        .isNotEqualTo(tree("2:a 0:c")).isNotEqualTo(tree("0:a 1:b"));
  }

  @Test
  void treeWithoutWordsIsATree() {
    DependencyTree empty = DependencyTree.unlabelled(new int[1]);
    assertThat(empty.size()).isZero();
    assertThat(empty.rootChildren()).isZero();
    assertThat(empty.isProjective()).isTrue();
  }

  @Test
  void rejectsArrayWithoutTheUnusedFirstPlace() {
    assertThatIllegalArgumentException().isThrownBy(() -> DependencyTree.unlabelled(new int[0]));
  }

  @Test
  void rejectsCycleAndSaysWhere() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DependencyTree.unlabelled(new int[] {0, 0, 3, 2}))
        .withMessage("not a tree: cycle of heads: 2 → 3 → 2");
  }

  @Test
  void rejectsAnotherNumberOfLabels() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DependencyTree.of(new int[] {0, 0}, new String[] {"x"}))
        .withMessage("2 heads but 1 labels");
  }

  @Test
  void countsChildrenOfTheRoot() {
    assertThat(tree("0:a 1:b 0:c").rootChildren()).isEqualTo(2);
  }

  @Test
  void arcOverAForeignWordIsNotProjective() {
    DependencyTree crossing = tree("3:a 0:b 2:c");
    assertThat(crossing.isProjectiveArc(1)).isFalse();
    assertThat(crossing.isProjectiveArc(3)).isTrue();
    assertThat(crossing.isProjective()).isFalse();
  }

  @Test
  void rootStandsLeftOfTheSentence() {
    assertThat(tree("2:a 0:b 2:c").isProjective()).isTrue();
    assertThat(tree("3:a 0:b 0:c").isProjective()).as("0 → 2 crosses 3 → 1").isFalse();
  }
}
