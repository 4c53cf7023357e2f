package org.kerndep.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.kerndep.part.Parts.NONE;

import java.util.ArrayList;
import java.util.EnumSet;
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
  void partsOnlyInOneTreeLeaveOutSharedOnes() {
    List<Part> found = new ArrayList<>();
    Parts.visitOnlyIn(gold, other, EnumSet.of(PartShape.ARC, PartShape.SIBLING),
        (shape, outer, h, s, m) -> found.add(new Part(shape, outer, h, s, m)));
    assertThat(found).containsExactlyInAnyOrder(
        Part.arc(0, 2), Part.sibling(0, NONE, 2), Part.arc(2, 3), Part.sibling(2, NONE, 3));
  }

  @Test
  void anotherLabelMakesAnotherPart() {
    List<String> found = new ArrayList<>();
    DependencyTree labelled = gold.withLabels(new String[] {null, "a", "b", "c"});
    Parts.visitLabelledOnlyIn(labelled, gold.withLabels(new String[] {null, "a", "b", "d"}),
        EnumSet.of(PartShape.ARC, PartShape.OUTER_CHILD),
        (shape, outer, h, s, m) -> found.add(shape + " " + h + " " + m));
    assertThat(found).containsExactlyInAnyOrder("ARC 2 3", "OUTER_CHILD 2 3");
    Parts.visitLabelledOnlyIn(labelled, other.withLabels(new String[] {null, "a", "b", "c"}), EnumSet.of(PartShape.ARC),
        (shape, outer, h, s, m) -> found.add(h + ">" + m));
    assertThat(found).endsWith("0>2", "2>3").doesNotContain("2>1");
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

  private static List<Part> parts(DependencyTree tree, PartShape... shapes) {
    List<Part> parts = new ArrayList<>();
    Parts.visit(tree, EnumSet.copyOf(List.of(shapes)),
        (shape, outer, h, s, m) -> parts.add(new Part(shape, outer, h, s, m)));
    return parts;
  }

  @Test
  void siblingsAreOfOneSideAndClosestFirst() {
    DependencyTree tree = DependencyTree.unlabelled(new int[] {0, 3, 3, 0, 3, 3});
    assertThat(parts(tree, PartShape.SIBLING)).containsExactly(
        Part.sibling(0, NONE, 3), Part.sibling(3, NONE, 4), Part.sibling(3, 4, 5), Part.sibling(3, NONE, 2),
        Part.sibling(3, 2, 1));
    assertThat(parts(tree, PartShape.TRI_SIBLING)).contains(
        new Part(PartShape.TRI_SIBLING, NONE, 3, NONE, 4), new Part(PartShape.TRI_SIBLING, NONE, 3, 4, 5)).hasSize(5);
  }

  @Test
  void grandparentsAreNotBelowTheRoot() {
    DependencyTree tree = DependencyTree.unlabelled(new int[] {0, 2, 3, 0, 2});
    assertThat(parts(tree, PartShape.GRANDPARENT)).containsExactly(
        Part.grandparent(3, 2, 4), Part.grandparent(3, 2, 1), Part.grandparent(0, 3, 2));
  }

  @Test
  void onlyTheOutermostModifierOfASideIsLast() {
    DependencyTree tree = DependencyTree.unlabelled(new int[] {0, 0, 1, 1});
    assertThat(parts(tree, PartShape.LAST_GRAND_SIBLING)).containsExactly(
        new Part(PartShape.LAST_GRAND_SIBLING, 0, 1, 2, 3));
    assertThat(parts(tree, PartShape.LAST_GRANDPARENT)).containsExactly(
        new Part(PartShape.LAST_GRANDPARENT, 0, 1, NONE, 3));
    assertThat(parts(tree, PartShape.GRAND_SIBLING)).hasSize(2);
  }

  /** "They sold 1,200 cars in the U.S.": Table 1 of Carreras 2007. */
  @Test
  void factorsOfCarrerasFollowHisTable() {
    DependencyTree tree = DependencyTree.unlabelled(new int[] {0, 2, 0, 4, 2, 2, 7, 5});
    int[][] factors = new int[8][3];
    Parts.visit(tree, EnumSet.of(PartShape.SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD),
        (shape, outer, h, s, m) -> {
          switch (shape) {
            case SIBLING -> factors[m][0] = s;
            case INNER_CHILD -> factors[m][1] = outer;
            default -> factors[m][2] = outer;
          }
        });
    assertThat(factors).isDeepEqualTo(new int[][] {
      {0, 0, 0}, {NONE, NONE, NONE}, {NONE, 1, 5}, {NONE, NONE, NONE}, {NONE, 3, NONE}, {4, NONE, 7},
      {NONE, NONE, NONE}, {NONE, 6, NONE}});
  }

  @Test
  void headBigramsPairNeighbouringWords() {
    assertThat(parts(gold, PartShape.HEAD_BIGRAM)).containsExactly(
        new Part(PartShape.HEAD_BIGRAM, 0, 2, NONE, 1), new Part(PartShape.HEAD_BIGRAM, 2, 0, NONE, 2));
  }
}
