package org.kerndep.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;

class AttachmentGainTest {

  private static final int SIZE = 5;

  private final List<DependencyTree> trees = AllTrees.of(SIZE, tree -> true);

  private static PartScores scores(Set<PartShape> shapes) {
    return new RandomScores(ArcGraph.complete(SIZE), shapes, 3);
  }

  @ParameterizedTest
  @EnumSource
  void differenceOfGainsIsDifferenceOfTrees(PartShape shape) {
    Set<PartShape> shapes = EnumSet.of(PartShape.ARC, shape);
    PartScores scores = scores(shapes);
    for (DependencyTree start : trees) {
      EditableTree tree = new EditableTree(start);
      AttachmentGain gain = new AttachmentGain(tree, scores, shapes);
      for (int m = 1; m <= SIZE; m++) {
        tree.detach(m);
        double old = gain.of(start.head(m), m);
        for (int h = 0; h <= SIZE; h++) {
          if (!tree.isWithin(h, m)) {
            double change = gain.of(h, m) - old;
            tree.attach(h, m);
            assertThat(change).as("%s %d>%d", start, h, m)
                .isCloseTo(Parts.sum(tree.toTree(), scores) - Parts.sum(start, scores), within(1e-12));
            tree.detach(m);
          }
        }
        tree.attach(start.head(m), m);
      }
    }
  }

  @Test
  void gainsOfWordsAttachedOneAfterTheOtherAddUp() {
    Set<PartShape> shapes = EnumSet.allOf(PartShape.class);
    PartScores scores = scores(shapes);
    for (DependencyTree start : trees) {
      EditableTree tree = new EditableTree(start);
      AttachmentGain gain = new AttachmentGain(tree, scores, shapes);
      for (int m = 1; m <= SIZE; m++) {
        tree.detach(m);
      }
      double sum = 0;
      for (int m = SIZE; m >= 1; m--) {
        sum += gain.of(start.head(m), m);
        tree.attach(start.head(m), m);
      }
      assertThat(tree.toTree()).isEqualTo(start);
      assertThat(sum).as("%s", start).isCloseTo(Parts.sum(start, scores), within(1e-12));
    }
  }

  @Test
  void childrenAreListedPerSideClosestFirst() {
    EditableTree tree = new EditableTree(DependencyTree.unlabelled(new int[] {0, 3, 3, 0, 3, 3}));
    assertThat(tree.firstChild(3, false)).isEqualTo(2);
    assertThat(tree.nextChild(2)).isEqualTo(1);
    assertThat(tree.nextChild(tree.firstChild(3, true))).isEqualTo(5);
    tree.detach(2);
    assertThat(tree.firstChild(3, false)).isEqualTo(1);
    assertThat(tree.isWithin(1, 3)).isTrue();
    assertThat(tree.isWithin(2, 3)).isFalse();
  }
}
