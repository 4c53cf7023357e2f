package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;

class LabelFeaturesTest {

  private static final int LABELS = 5;

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TRAIN);
  private final ParsedSentence example = treebank.sentences().get(3);
  private final EncodedSentence x =
      new Vocabulary.Builder(1).addAll(treebank).build().encode(example.sentence());
  private final WeightTable weights = new WeightTable(14, LABELS);

  @Test
  void scoresEqualTheDotProductWithAllFeatures() {
    SplittableRandom random = new SplittableRandom(17);
    for (int i = 0; i < weights.size(); i++) {
      weights.set(i, (float) random.nextDouble(-1, 1));
    }
    LabelFeatures features = new LabelFeatures(TemplateSet.standard().knownBy(WordKnowledge.NONE));
    float[] scores = new float[LABELS];
    for (int m = 1; m <= x.size(); m++) {
      features.moveTo(x, example.tree(), m, weights);
      features.scores(weights, scores);
      for (int label = 0; label < LABELS; label++) {
        SparseVector.Builder builder = new SparseVector.Builder();
        features.add(label, 1, builder);
        assertThat((double) scores[label]).isCloseTo(builder.build().dot(weights), within(1e-3));
      }
    }
  }

  @Test
  void grandparentAndSiblingAreSeen() {
    DependencyTree chain = DependencyTree.unlabelled(heads(m -> m - 1));
    DependencyTree flat = DependencyTree.unlabelled(heads(m -> m == 1 ? 0 : 1));
    assertThat(firstRow("label g.form m.form\narc bias\nprune bias", chain, 3))
        .isNotEqualTo(firstRow("label g.form m.form\narc bias\nprune bias", flat, 3));
    assertThat(firstRow("label s.form m.form\narc bias\nprune bias", chain, 3))
        .isNotEqualTo(firstRow("label s.form m.form\narc bias\nprune bias", flat, 3));
  }

  private int firstRow(String templates, DependencyTree tree, int modifier) {
    LabelFeatures features = new LabelFeatures(TemplateSet.parse(templates));
    features.moveTo(x, tree, modifier, weights);
    SparseVector.Builder builder = new SparseVector.Builder();
    features.add(0, 1, builder);
    return builder.build().index(0);
  }

  private int[] heads(IntUnaryOperator head) {
    int[] heads = new int[x.size() + 1];
    for (int m = 1; m < heads.length; m++) {
      heads[m] = head.applyAsInt(m);
    }
    return heads;
  }
}
