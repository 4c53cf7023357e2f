package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;

class LabellerTest {

  private static final int BITS = 12;

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TEST);
  private final Vocabulary vocabulary = new Vocabulary.Builder(1).addAll(treebank).build();
  private final LabelSet labels = LabelSet.of(treebank);
  private final SplittableRandom random = new SplittableRandom(29);

  @Test
  void sumsOfManyTreesChooseTheLabelsOfRoundedScores() {
    assertSameLabels(weights(1023, 0.0137f));
  }

  @Test
  void sumsChooseTheSameOfEqualLabels() {
    assertSameLabels(weights(1, 0.1f));
  }

  private WeightTable weights(int largest, float unit) {
    WeightTable.Builder builder = new WeightTable.Builder(BITS, labels.size(), unit);
    for (int i = 0; i < (1 << BITS) + labels.size(); i++) {
      builder.set(i, random.nextInt(-largest, largest + 1));
    }
    return builder.build();
  }

  private void assertSameLabels(WeightTable weights) {
    Labeller sums = new Labeller(labels, TemplateSet.standard().knownBy(WordKnowledge.NONE), weights);
    Labeller scores = new Labeller(labels, new LabelFeatures(TemplateSet.standard().knownBy(WordKnowledge.NONE)), weights);
    for (ParsedSentence sentence : treebank.sentences()) {
      EncodedSentence x = vocabulary.encode(sentence.sentence());
      for (int i = 0; i < 5; i++) {
        DependencyTree tree = randomTree(x.size());
        assertThat(sums.label(x, tree)).isEqualTo(scores.label(x, tree));
      }
    }
  }

  private DependencyTree randomTree(int size) {
    int[] heads = new int[size + 1];
    for (int m = 1; m <= size; m++) {
      heads[m] = random.nextInt(m);
    }
    return DependencyTree.unlabelled(heads);
  }
}
