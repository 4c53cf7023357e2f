package org.kerndep.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.rerank.Agreement;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.TreeScorer;

/** Reasons add up to the difference of final scores, whatever gave the scores. */
class ExplainerTest {

  private static final Treebank TREEBANK = Examples.read(Examples.ENGLISH_TRAIN);
  private static final List<ParsedSentence> SENTENCES = Examples.read(Examples.ENGLISH_TEST).sentences();
  private static final int TREES = 6;

  private static RerankFunction function(List<TreeScorer> scorers, ListRule rule) {
    return new RerankFunction(scorers, 0.7, TREES, 2.5, new Agreement(0.5, 1.5), rule);
  }

  private static ModelBundle with(ModelBundle bundle, RerankFunction function) {
    return bundle.withReranker(bundle.manifest(), function);
  }

  /** Compares the best with all others and with the gold tree. */
  private static void requireExactSums(DependencyParser parser, Taggings taggings, DependencyTree gold) {
    ExplainedList list = parser.explainer().explain(parser.candidates(taggings, TREES));
    KBestList expected = parser.parse(taggings, TREES);
    assertThat(list.ranked().first(TREES)).isEqualTo(expected);
    for (int other = 1; other < list.ranked().size(); other++) {
      requireExactSum(list.compare(0, other));
      requireExactSum(list.compare(other, 0));
    }
    if (!gold.equals(list.ranked().best().tree())) {
      requireExactSum(list.compareWith(gold));
    }
  }

  private static void requireExactSum(Explanation explanation) {
    double sum = explanation.reasons().stream().mapToDouble(Reason::value).sum();
    assertThat(sum).isCloseTo(explanation.difference(), within(1e-9));
    double size = explanation.reasons().stream().mapToDouble(reason -> Math.abs(reason.value())).sum();
    for (Reason reason : explanation.reasons()) {
      assertThat(reason.details().stream().mapToDouble(Reason.Detail::value).sum() + reason.others())
          .isCloseTo(reason.value(), within(1e-9));
      assertThat(reason.layers().values().stream().mapToDouble(value -> value).sum())
          .as(reason.toString()).isCloseTo(reason.value(), within(1e-9 * (1 + size)));
      if (reason.source() == Source.ROUNDING) {
        assertThat(Math.abs(reason.value())).isLessThan(1e-6 * (1 + size));
      }
    }
    assertThat(explanation.forPreferred().size() + explanation.forOther().size())
        .isEqualTo(explanation.reasons().size());
  }

  private static void requireExactSums(DependencyParser parser) {
    for (ParsedSentence s : SENTENCES) {
      requireExactSums(parser, Taggings.given(s.sentence()), s.tree());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kernel", "manual", "tree", "mined tree", "mined polynomial",
      "dependency-tree(decay=0.1,normalised)", "dependency-tree(decay=0.1,depth=2)",
      "collins-duffy(decay=0.5,depth=3)", "collins-duffy(decay=0.5,normalised)", "polynomial(d=4,normalised)",
      "polynomial(d=2)", "voted polynomial", "voted fragments"})
  void reasonsOfEveryScorerAddUp(String kind) {
    ModelBundle base = Examples.englishModel();
    TreeScorer scorer = new RandomScorers(base.base(), SENTENCES, new Random(1)).of(kind);
    requireExactSums(new DependencyParser(with(base, function(List.of(scorer), ListRule.BEST))));
  }

  @ParameterizedTest
  @CsvSource({"'dependency-tree(decay=0.1)', fragments that begin with it",
      "'polynomial(d=2,normalised)', conjunctions of features"})
  void kernelsOfTreesNameTheArcsThatDifferAndTheirFeatures(String kind, String about) {
    int named = 0;
    for (Explanation explanation : firstTwo(kind)) {
      for (Reason reason : ofTreeKernel(explanation)) {
        if (reason.kind().equals(about)) {
          named++;
          assertThat(explanation.differing()).contains(reason.place().orElseThrow().modifier());
          assertThat(reason.details().get(0).words()).containsAnyOf("head", "modifier", "between", "left", "right");
          assertThat(reason.layers()).doesNotContainKey("tree kernel");
        } else {
          assertThat(reason.kind()).isEqualTo("what both trees have");
        }
      }
    }
    assertThat(named).isPositive();
  }

  @Test
  void kernelsOfProductionsNameWordsWithTheirChildren() {
    for (Explanation explanation : firstTwo("collins-duffy(decay=0.5)")) {
      assertThat(ofTreeKernel(explanation)).extracting(Reason::kind)
          .allMatch(kind -> kind.contains(" with ") || kind.contains(" without children")
              || kind.equals("what both trees have"));
    }
  }

  @Test
  void votesCountForWhatDecidesThem() {
    List<Reason> all = firstTwo("voted fragments").stream().flatMap(e -> ofTreeKernel(e).stream()).toList();
    assertThat(all).extracting(Reason::kind).contains("the base parser's score", "fragments that begin with it");
    assertThat(all).allMatch(reason -> Math.abs(reason.value()) <= 1);
  }

  private static List<Reason> ofTreeKernel(Explanation explanation) {
    return explanation.reasons().stream().filter(reason -> reason.source() == Source.TREE_KERNEL).toList();
  }

  /** The best two trees of each sentence, ranked with a random kernel of whole trees. */
  private static List<Explanation> firstTwo(String kind) {
    ModelBundle base = Examples.englishModel();
    TreeScorer scorer = new RandomScorers(base.base(), SENTENCES, new Random(1)).of(kind);
    DependencyParser parser = new DependencyParser(with(base, function(List.of(scorer), ListRule.BEST)));
    return SENTENCES.stream().map(s -> parser.explainer().explain(
        parser.candidates(Taggings.given(s.sentence()), TREES)).compare(0, 1)).toList();
  }

  @Test
  void aSentenceWithoutAlternativesIsComparedWithAGoldTree() {
    ModelBundle base = Examples.englishModel();
    Sentence one = new Sentence(SENTENCES.get(0).sentence().words().subList(0, 1));
    for (String kind : List.of("kernel", "voted fragments", "collins-duffy(decay=0.5)")) {
      TreeScorer scorer = new RandomScorers(base.base(), SENTENCES, new Random(1)).of(kind);
      DependencyParser parser = new DependencyParser(with(base, function(List.of(scorer), ListRule.BEST)));
      DependencyTree gold = DependencyTree.of(new int[] {0, 0}, new String[] {null, "other"});
      requireExactSums(parser, Taggings.given(one), gold);
    }
  }

  @Test
  void reasonsOfSeveralScorersAddUp() {
    ModelBundle base = Examples.englishModel();
    RandomScorers random = new RandomScorers(base.base(), SENTENCES, new Random(1));
    List<TreeScorer> scorers = Stream.of("kernel", "manual", "tree", "mined tree").map(random::of).toList();
    requireExactSums(new DependencyParser(with(base, function(scorers, ListRule.BEST))));
  }

  @ParameterizedTest
  @CsvSource({"eisner, second-stage", "sibling, arcs", "carreras, arcs", "carreras, joint", "koo-collins-1, arcs",
      "koo-collins-2, second-stage", "mst, arcs", "hill-climbing, second-stage", "koo-collins-2+climb, arcs"})
  void reasonsOfEveryDecoderAddUp(String decoder, String labels) {
    ModelBundle bundle = Examples.train(TREEBANK,
        Examples.SMALL.with("epochs", "1").with("decoder", decoder).with("labels", labels), 1);
    requireExactSums(new DependencyParser(bundle));
  }

  @ParameterizedTest
  @CsvSource({"head, arcs, eisner", "path, second-stage, sibling", "head+path, joint, carreras"})
  void reasonsOfLiftedWordsAddUp(String projectivity, String labels, String decoder) {
    Treebank turkish = Examples.read(Examples.TURKISH);
    ModelBundle bundle = Examples.train(turkish, Examples.SMALL.with("decoder", decoder)
        .with("labels", labels).with("projectivity", projectivity), 1);
    DependencyParser parser = new DependencyParser(bundle);
    for (ParsedSentence s : turkish.sentences().subList(0, Math.min(15, turkish.sentences().size()))) {
      requireExactSums(parser, Taggings.given(s.sentence()), s.tree());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"second-stage", "arcs"})
  void reasonsOfAKernelInTheDecoderAddUp(String labels) {
    ModelBundle base = Examples.train(TREEBANK,
        Examples.SMALL.with("epochs", "1").with("decoder", "eisner").with("labels", labels), 1);
    DecoderKernel kernel = new DecoderKernel(org.kerndep.rerank.RandomKernel.of("template(arc)", base.base(),
        SENTENCES.subList(0, 5), 0.01), 0.8);
    requireExactSums(new DependencyParser(
        new ModelBundle(base.manifest(), base.base(), Optional.of(kernel), Optional.empty())));
  }

  @Test
  void reasonsOfDifferentTagsAddUp() {
    ModelBundle base = Examples.englishModel();
    RandomScorers random = new RandomScorers(base.base(), SENTENCES, new Random(1));
    List<TreeScorer> scorers = Stream.of("kernel", "manual", "tree", "mined tree").map(random::of).toList();
    DependencyParser parser = new DependencyParser(with(base, function(scorers, new ListRule(3, 2, 0))));
    boolean tagger = false;
    for (ParsedSentence s : SENTENCES) {
      Taggings taggings = new Taggings(List.of(new Tagging(s.sentence(), -0.3),
          new Tagging(retagged(s.sentence(), 1), -1.1), new Tagging(retagged(s.sentence(), s.size()), -1.2)));
      requireExactSums(parser, taggings, s.tree());
      ExplainedList list = parser.explainer().explain(parser.candidates(taggings, TREES));
      tagger |= list.compare(0, 1).reasons().stream().anyMatch(reason -> reason.source() == Source.TAGGER);
    }
    assertThat(tagger).isTrue();
  }

  @Test
  void reasonsOfOtherLabelsAddUp() {
    ModelBundle base = Examples.englishModel();
    RandomScorers random = new RandomScorers(base.base(), SENTENCES, new Random(1));
    List<TreeScorer> scorers = Stream.of("kernel", "tree").map(random::of).toList();
    DependencyParser parser = new DependencyParser(with(base, function(scorers, new ListRule(1, 0, 10))));
    boolean sameHeads = false;
    for (ParsedSentence s : SENTENCES) {
      Taggings taggings = Taggings.given(s.sentence());
      requireExactSums(parser, taggings, s.tree());
      KBestList candidates = parser.candidates(taggings, TREES);
      sameHeads |= candidates.withLabellings(0).size() < candidates.size();
    }
    assertThat(sameHeads).isTrue();
  }

  private static Sentence retagged(Sentence sentence, int position) {
    List<Word> words = new ArrayList<>(sentence.words());
    Word word = words.get(position - 1);
    words.set(position - 1, new Word(word.form(), word.lemma(), "NOUN", "NOUN", word.feats(), word.user()));
    return new Sentence(words);
  }

  @Test
  void labelReasonsAddUpToTheDifferenceOfLabels() {
    DependencyParser parser = new DependencyParser(Examples.englishModel());
    ParsedSentence s = SENTENCES.get(0);
    ExplainedList list = parser.explainer().explain(parser.candidates(Taggings.given(s.sentence()), TREES));
    DependencyTree best = list.ranked().best().tree();
    String[] labels = new String[best.size() + 1];
    for (int m = 1; m <= best.size(); m++) {
      labels[m] = best.label(m);
    }
    labels[1] = parser.labels().stream().filter(label -> !label.equals(best.label(1))).findFirst().orElseThrow();
    Explanation explanation = list.compareWith(best.withLabels(labels));
    assertThat(explanation.differing()).containsExactly(1);
    assertThat(explanation.difference()).isZero();
    LabelReason reason = explanation.labels().get(0);
    assertThat(reason.value()).isPositive();
    assertThat(reason.details().stream().mapToDouble(Reason.Detail::value).sum() + reason.others())
        .isCloseTo(reason.value(), within(1e-9));
  }

  @Test
  void aHypothesisIsNotComparedWithItself() {
    DependencyParser parser = new DependencyParser(Examples.englishModel());
    ExplainedList list =
        parser.explainer().explain(parser.candidates(Taggings.given(SENTENCES.get(0).sentence()), TREES));
    assertThatThrownBy(() -> list.compare(1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> list.compareWith(list.ranked().best().tree()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
