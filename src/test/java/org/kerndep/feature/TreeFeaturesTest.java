package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.testing.Sentences;

class TreeFeaturesTest {

  private static final Vocabulary VOCABULARY = new Vocabulary(Map.of(
      Layer.FORM, List.of("a", "b", "c", "d", "e", "f"), Layer.POS, List.of("X", "Y")));

  private final EncodedSentence x = VOCABULARY.encode(new Sentence(List.of(word("a", "X"), word("b", "Y"),
      word("c", "X"), word("d", "Y"), word("e", "X"), word("f", "Y"))));
  private final TreeFeatures features = new TreeFeatures(TreeTemplateSet.standard(), 22);

  private static Word word(String form, String pos) {
    return new Word(form, "_", "_", pos, "_");
  }

  private int[] of(String arcs) {
    return features.of(x, Sentences.tree(arcs));
  }

  @Test
  void shapeKnowsChildrenAndSpans() {
    TreeShape shape = new TreeShape(x, Sentences.tree("3:l 1:l 0:r 3:m 4:l 3:l"));
    assertThat(shape.childCount(3)).isEqualTo(3);
    assertThat(List.of(shape.child(3, 0), shape.child(3, 1), shape.child(3, 2))).containsExactly(1, 4, 6);
    assertThat(List.of(shape.first(1), shape.last(1), shape.first(3), shape.last(4))).containsExactly(1, 2, 1, 5);
    assertThat(List.of(shape.head(0), shape.head(1), shape.head(3))).containsExactly(0, 3, 0);
    assertThat(shape.countOf("l".hashCode(), 3, 3)).isEqualTo(2);
    assertThat(shape.labelSet(3)).isNotEqualTo(shape.labelSet(4)).isEqualTo(
        new TreeShape(x, Sentences.tree("3:m 3:l 0:r 3:m 3:m 3:l")).labelSet(3));
    assertThat(shape.tag(0)).isNotEqualTo(shape.tag(7)).isNotEqualTo(shape.tag(1));
  }

  /**
   * Nine features of a word's frame, two of a child, three with a sibling, four with its child, 9 + 5 of every word.
   */
  @Test
  void everyWordHasItsFeatures() {
    int words = 6;
    int pairsOfSiblings = 3 * 2;
    int childrenOfChildren = 3 + 2;
    assertThat(of("3:l 1:l 0:r 3:m 4:l 3:l")).hasSize(
        9 * (words + 1) + 2 * words + 3 * pairsOfSiblings + 4 * childrenOfChildren + (9 + 5) * words);
  }

  @Test
  void numbersAreInRangeAndAlwaysTheSame() {
    DependencyTree tree = Sentences.tree("3:l 1:l 0:r 3:m 4:l 3:l");
    int[] few = new TreeFeatures(TreeTemplateSet.standard(), 8).of(x, tree);
    assertThat(Arrays.stream(few)).allMatch(i -> i >= 0 && i < 256);
    assertThat(new TreeFeatures(TreeTemplateSet.standard(), 8).of(x, tree)).containsExactly(few);
  }

  /** Stored weights belong to these numbers. */
  @Test
  void numbersAreThoseOfStoredModels() {
    assertThat(Arrays.hashCode(of("3:l 1:l 0:r 3:m 4:l 3:l"))).isEqualTo(-150412965);
  }

  @Test
  void treesDifferWhereTheirWordsDo() {
    int[] one = of("3:l 1:l 0:r 3:m 4:l 3:l");
    assertThat(TreeFeatures.difference(one, one).size()).isZero();
    assertThat(TreeFeatures.difference(one, of("3:l 1:l 0:r 3:m 4:l 4:l")).size()).isPositive();
    assertThat(TreeFeatures.difference(one, of("3:l 1:l 0:r 3:m 4:l 3:m")).size()).isPositive();
  }

  @Test
  void scoresAreSumsOfWeights() {
    DependencyTree right = Sentences.tree("3:l 1:l 0:r 3:m 4:l 3:l");
    int[] one = of(right.toString());
    int[] other = of("3:l 1:l 0:r 3:m 4:l 4:l");
    SparseVector difference = TreeFeatures.difference(one, other);
    TrainableWeights weights = new TrainableWeights(22, 0);
    weights.add(difference, 0.5, 1);
    assertThat(TreeFeatures.score(one, weights.current()) - TreeFeatures.score(other, weights.current()))
        .isCloseTo(difference.dot(weights.current()), within(1e-4))
        .isCloseTo(0.5 * difference.squaredNorm(), within(1e-4));
  }
}
