package org.kerndep.train.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kerndep.base.LabelSet;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.decode.Decoders;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.part.ArcGraph;
import org.kerndep.train.config.UpdateRule;

/** What each rule finds wrong in a sentence of two words whose second is the root. */
class ExampleLearnerTest {

  private static final double SMALL_STEP = 1e-4;

  private final ParsedSentence sentence = new ParsedSentence(
      new Sentence(List.of(
          new Word("birds", "bird", "NOUN", "NNS", "_"), new Word("sing", "sing", "VERB", "VBP", "_"))),
      DependencyTree.of(new int[] {0, 2, 0}, new String[] {null, "nsubj", "root"}));
  private final Treebank treebank = new Treebank(List.of(sentence, new ParsedSentence(sentence.sentence(),
      DependencyTree.of(new int[] {0, 2, 0}, new String[] {null, "dep", "root"}))));
  private final LabelSet labels = LabelSet.of(treebank);
  private final Example.Pruned example = new Example.Pruned(
      Example.of(sentence, new Vocabulary.Builder(1).addAll(treebank).build(), labels), ArcGraph.of(2, (h, m) -> true));
  private final TrainableWeights partWeights = new TrainableWeights(16, 0);
  private final TrainableWeights labelWeights = new TrainableWeights(16, labels.size());

  private Learner.Violations violations(UpdateRule rule) {
    return new ExampleLearner(rule, 1, TemplateSet.standard().knownBy(WordKnowledge.NONE), labels, Optional.empty(),
        Decoders.create("eisner", RootMode.SINGLE), partWeights.current(), labelWeights.current()).violations(example);
  }

  /** Makes gold the best tree with the best labels, by very little. */
  private void learnALittle() {
    Learner.Violations wrong = violations(UpdateRule.MIRA);
    partWeights.add(wrong.trees().get(0).delta(), SMALL_STEP, 1);
    wrong.labels().forEach(mistake -> labelWeights.add(mistake.delta(), SMALL_STEP, 1));
  }

  @Test
  void miraFindsWhateverDoesNotLoseByItsCost() {
    assertThat(violations(UpdateRule.MIRA).cost()).isEqualTo(2);
    assertThat(violations(UpdateRule.MIRA).labels()).hasSize(1);
    learnALittle();
    assertThat(violations(UpdateRule.MIRA).cost()).isEqualTo(2);
    assertThat(violations(UpdateRule.MIRA).labels()).hasSize(1);
  }

  @Test
  void perceptronIsContentWhenGoldIsBest() {
    learnALittle();
    Learner.Violations none = violations(UpdateRule.PERCEPTRON);
    assertThat(none.cost()).isZero();
    assertThat(none.trees().get(0).delta().size()).isZero();
    assertThat(none.labels()).isEmpty();
  }

  @Test
  void perceptronFindsTheTreeAndLabelsThatScoreBest() {
    learnALittle();
    Learner.Violations wrong = violations(UpdateRule.MIRA);
    partWeights.add(wrong.trees().get(0).delta(), -2 * SMALL_STEP, 2);
    wrong.labels().forEach(mistake -> labelWeights.add(mistake.delta(), -2 * SMALL_STEP, 2));
    Learner.Violations found = violations(UpdateRule.PERCEPTRON);
    assertThat(found.cost()).isEqualTo(2);
    assertThat(found.trees().get(0).delta().dot(partWeights.current())).isNegative();
    assertThat(found.labels()).hasSize(1);
  }
}
