package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;

class LabelSumsTest {

  private static final int LABELS = 5;

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TRAIN);
  private final Vocabulary vocabulary = new Vocabulary.Builder(1).addAll(treebank).build();

  @Test
  void sumsAreTheScoresAsMultiplesOfTheUnit() {
    WeightTable weights = weights(new SplittableRandom(31));
    LabelSums sums = new LabelSums(TemplateSet.standard().knownBy(WordKnowledge.NONE), weights, LABELS);
    LabelFeatures features = new LabelFeatures(TemplateSet.standard().knownBy(WordKnowledge.NONE));
    float[] scores = new float[LABELS];
    for (int s = 0; s < 4; s++) {
      EncodedSentence x = vocabulary.encode(treebank.sentences().get(s).sentence());
      for (DependencyTree tree : new DependencyTree[] {treebank.sentences().get(s).tree(), chain(x.size())}) {
        for (int m = 1; m <= x.size(); m++) {
          features.moveTo(x, tree, m, weights);
          features.scores(weights, scores);
          sums.moveTo(x, tree, m);
          for (int label = 0; label < LABELS; label++) {
            assertThat((double) scores[label] / weights.unit()).isCloseTo(sums.sum(label), within(sums.margin() / 2));
          }
        }
      }
    }
  }

  private static WeightTable weights(SplittableRandom random) {
    WeightTable.Builder builder = new WeightTable.Builder(14, LABELS, 0.0173f);
    for (int i = 0; i < (1 << 14) + LABELS; i++) {
      builder.set(i, random.nextInt(-1023, 1024));
    }
    return builder.build();
  }

  private static DependencyTree chain(int size) {
    int[] heads = new int[size + 1];
    for (int m = 1; m <= size; m++) {
      heads[m] = m - 1;
    }
    return DependencyTree.unlabelled(heads);
  }
}
