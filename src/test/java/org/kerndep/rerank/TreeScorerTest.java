package org.kerndep.rerank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.run.Workers;

/** What every tree scorer does. */
class TreeScorerTest {

  private static final BaseModel BASE = Examples.englishModel().base();
  private static final List<ParsedSentence> SENTENCES = Examples.read(Examples.ENGLISH_TEST).sentences();

  static List<TreeScorer> scorers() {
    KBestList list = list(SENTENCES.get(0).sentence());
    TrainableWeights manual = new TrainableWeights(12, 0);
    manual.add(new TemplateFeatures(BASE.vocabulary(), BASE.templates())
        .difference(list.get(0), list.get(1), manual.current()), 0.1, 1);
    TrainableWeights whole = new TrainableWeights(12, 0);
    TreeFeatures features = new TreeFeatures(TreeTemplateSet.standard(), 12);
    whole.add(TreeFeatures.difference(
        features.of(BASE.vocabulary().encode(SENTENCES.get(0).sentence()), list.get(0).tree()), new int[0]), 0.1, 1);
    return List.of(
        new PartKernelScorer(org.kerndep.testing.RandomKernel.of(BASE, SENTENCES.subList(0, 5), new Random(1))),
        new TemplateTreeScorer(BASE.vocabulary(), BASE.templates(), manual.average(1)),
        new WholeTreeScorer(BASE.vocabulary(), TreeTemplateSet.standard(), whole.average(1)));
  }

  private static KBestList list(Sentence sentence) {
    return KBestList.of(sentence, new BaseParser(BASE).parse(sentence, 4));
  }

  /** The same words, and the tag of all of them. */
  private static Sentence tagged(Sentence sentence, String tag) {
    return new Sentence(sentence.words().stream()
        .map(word -> new Word(word.form(), word.lemma(), tag, tag, word.feats(), word.user())).toList());
  }

  /** Each hypothesis scores what it scores in a list of hypotheses that all have its tags. */
  @ParameterizedTest
  @MethodSource("scorers")
  void everyHypothesisIsSeenWithItsOwnTags(TreeScorer scorer) {
    boolean differ = false;
    for (ParsedSentence s : SENTENCES) {
      KBestList own = list(s.sentence());
      Sentence nouns = tagged(s.sentence(), "NOUN");
      List<Hypothesis> others = own.hypotheses().stream()
          .map(h -> Hypothesis.of(nouns, new ScoredTree(h.tree(), h.base()))).toList();
      List<Hypothesis> mixed = new ArrayList<>();
      for (int i = 0; i < own.size(); i++) {
        mixed.add(own.get(i));
        mixed.add(others.get(i));
      }
      double[] scores = scorer.scores(new KBestList(mixed));
      double[] ownScores = scorer.scores(own);
      double[] otherScores = scorer.scores(new KBestList(others));
      for (int i = 0; i < own.size(); i++) {
        assertThat(scores[2 * i]).isEqualTo(ownScores[i]);
        assertThat(scores[2 * i + 1]).isEqualTo(otherScores[i]);
        differ |= ownScores[i] != otherScores[i];
      }
    }
    assertThat(differ).isTrue();
  }

  @ParameterizedTest
  @MethodSource("scorers")
  void threadsShareIt(TreeScorer scorer) {
    List<KBestList> lists = SENTENCES.stream().map(s -> list(s.sentence())).toList();
    try (Workers workers = new Workers(2)) {
      List<double[]> shared = workers.map(4 * lists.size(), i -> scorer.scores(lists.get(i % lists.size())));
      for (int i = 0; i < shared.size(); i++) {
        assertThat(shared.get(i)).isEqualTo(scorer.scores(lists.get(i % lists.size())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("scorers")
  void saysWhatItIs(TreeScorer scorer) {
    assertThat(scorer.name()).matches("[a-z]+");
    assertThat(scorer.description()).isNotBlank().doesNotContain("\n");
    assertThat(scorer.features()).allSatisfy(line -> assertThat(line).isNotBlank().doesNotContain("\n"));
  }

  /** Features that two hypotheses share cancel out, whether they share their sentence or only its tags. */
  @Test
  void theDifferenceOfHypothesesIsThatOfTheirFeatures() {
    TemplateFeatures features = new TemplateFeatures(BASE.vocabulary(), BASE.templates());
    TrainableWeights weights = new TrainableWeights(22, 0);
    KBestList own = list(SENTENCES.get(0).sentence());
    Sentence copy = new Sentence(own.best().sentence().words());
    Hypothesis second = Hypothesis.of(copy, new ScoredTree(own.get(1).tree(), 0));
    SparseVector shared = features.difference(own.get(0), own.get(1), weights.current());
    SparseVector unshared = features.difference(own.get(0), second, weights.current());
    assertThat(unshared.squaredNorm()).isEqualTo(shared.squaredNorm()).isPositive();
    Hypothesis noun = Hypothesis.of(tagged(copy, "NOUN"), new ScoredTree(own.get(0).tree(), 0));
    assertThat(features.difference(own.get(0), noun, weights.current()).squaredNorm()).isPositive();
  }
}
