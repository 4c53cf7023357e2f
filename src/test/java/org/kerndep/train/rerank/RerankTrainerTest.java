package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.rerank.Agreement;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.Sentences;
import org.kerndep.train.config.BetaRule;
import org.kerndep.train.config.HeldOutChoice;
import org.kerndep.train.config.KernelWeights;
import org.kerndep.train.config.MiningConfig;
import org.kerndep.train.config.RerankAlgorithm;
import org.kerndep.train.config.RerankConfig;
import org.kerndep.train.config.RerankDistance;
import org.kerndep.train.config.RerankFeatures;
import org.kerndep.train.config.RerankLoss;
import org.kerndep.train.config.RerankRule;
import org.kerndep.train.config.RerankTuning;
import org.kerndep.train.config.RerankUpdate;

class RerankTrainerTest {

  private static final RerankTuner.Choice CHOICE =
      new RerankTuner.Choice(List.of(1.0), 1, 1, Agreement.NONE, 1, 0, 0, 0, 1);

  private static final PropertyList PROPERTIES = PropertyList.parse(
      "word form\nword pos\nword cpos\nword morph\narc label\narc distance\narc any");
  private static final BetaRule EXACT = BetaRule.parse("exact", 0);
  private static final MiningConfig MINING =
      new MiningConfig(MiningSpace.TREE, 2, 3, 1, false, 1 << 16);

  private static RerankConfig config(String update, double base, double c, String kernel) {
    return config(PROPERTIES, kernel, 0.5, new RerankRule(RerankAlgorithm.PASSIVE_AGGRESSIVE,
        RerankUpdate.parse(update), RerankLoss.HEADS, RerankDistance.COST, false, base, c));
  }

  private static RerankConfig paper() {
    return paper(PROPERTIES);
  }

  private static RerankConfig paper(PropertyList properties) {
    return config(properties, "template(arc)", 1, new RerankRule(RerankAlgorithm.PASSIVE_AGGRESSIVE,
        RerankUpdate.PAPER, RerankLoss.HEADS, RerankDistance.COST, false, 0, Double.POSITIVE_INFINITY));
  }

  private static RerankConfig config(PropertyList properties, String kernel, double weight, RerankRule rule) {
    return new RerankConfig(RerankFeatures.parse("kernel"), Kernels.parseAll(kernel, properties), properties,
        TemplateSet.standard(), 1, new KernelWeights(List.of(weight)), TreeTemplateSet.standard(), 16, rule, 3, 25,
        1, 0, 1, RerankTuning.SPLIT, HeldOutChoice.USUAL, EXACT, MINING);
  }

  private static KernelLists lists(List<RerankExample> examples, RerankConfig config) {
    return KernelLists.of(examples, PROPERTIES, WordKnowledge.NONE,
        new LabelNumbers(List.of("a", "b", "c", "nmod", "subj", "root")), (TemplateKernel) config.kernels().get(0));
  }

  private static IntList all(int count) {
    return new IntArrayList(IntStream.range(0, count).toArray());
  }

  private static RerankTrainer trained(RerankConfig config, List<RerankExample> examples, int passes,
      Workers workers) {
    RerankTrainer trainer = new RerankTrainer(config, examples,
        List.of(new KernelLearner(lists(examples, config), config.kernelWeights().given().get(0), workers)),
        all(examples.size()));
    for (int pass = 0; pass < passes; pass++) {
      trainer.pass(Progress.NONE);
    }
    return trainer;
  }

  @ParameterizedTest
  @CsvSource({"paper,0,Infinity,template(arc),1", "paper,1,0.01,template(arc),1", "margin,0,Infinity,template(arc),1",
      "margin,1,Infinity,'template(arc,sibling=0.3,grandparent=0.7)',1", "margin,1,0.003,template(sibling),1",
      "paper,0,Infinity,template(arc),2", "margin,1,Infinity,'template(arc,sibling=0.3,grandparent=0.7)',3"})
  void dualIsPrimal(String update, double base, double c, String kernel, int taggings) {
    RerankConfig config = config(update, base, c, kernel);
    List<RerankExample> examples = new RandomLists(4).taggings(taggings).examples(30, RerankLoss.HEADS);
    PrimalTrainer primal = new PrimalTrainer(config, examples, lists(examples, config));
    IntList order = IntLists.shuffle(new IntArrayList(all(30)), new Random(1));
    for (int pass = 0; pass < 3; pass++) {
      order.forEach(primal::step);
    }
    try (Workers workers = new Workers(1)) {
      RerankTrainer dual = trained(config, examples, 3, workers);
      TreeScorer function = dual.function(CHOICE).scorers().get(0);
      List<double[]> scores = dual.averageScores(all(30));
      boolean nothing = true;
      for (int i = 0; i < 30; i++) {
        assertThat(scores.get(i)).containsExactly(primal.averageScores(i), within(1e-9));
        assertThat(function.scores(examples.get(i).list()))
            .containsExactly(primal.averageScores(i), within(1e-4));
        nothing &= scores.get(i)[0] == 0;
      }
      assertThat(nothing).isFalse();
    }
  }

  /** One list, two trees that differ in one arc: worked out by hand. */
  @Test
  void averageOfTwoStepsIsOneSixtieth() {
    RerankExample dogs = dogs(1);
    try (Workers workers = new Workers(1)) {
      RerankTrainer trainer = trained(paper(), List.of(dogs), 2, workers);
      KernelExpansion kernel =
          trainer.function(CHOICE).scorers(PartKernelScorer.class).get(0).expansion();
      assertThat(kernel.support().size()).isEqualTo(2);
      kernel.support().forEach((part, coefficient) ->
          assertThat(Math.abs(coefficient)).isCloseTo(1 / 60.0, within(1e-8)));
      double[] scores = trainer.averageScores(all(1)).get(0);
      assertThat(scores[0] - scores[1]).isCloseTo(1, within(1e-12));
    }
  }

  private static RerankExample dogs(double... baseScores) {
    Sentence sentence = new Sentence(List.of(new Word("big", "_", "A", "JJ", "_"),
        new Word("dogs", "_", "N", "NNS", "Num=pl"), new Word("bark", "_", "V", "VBP", "Num=pl")));
    ScoredTree right = new ScoredTree(Sentences.tree("2:nmod 3:subj 0:root"), 0);
    ScoredTree wrong = new ScoredTree(Sentences.tree("3:nmod 3:subj 0:root"), 0);
    return new RerankExample(new ParsedSentence(sentence, right.tree()),
        baseScores.length == 1 ? Hypotheses.of(sentence, right, wrong) : Hypotheses.of(sentence, wrong, right),
        RerankLoss.HEADS);
  }

  @Test
  void equalScoresAreNotTheOraclesGain() {
    for (RerankExample example : List.of(dogs(1), dogs(1, 2))) {
      int oracle = example.oracle();
      assertThat(example.rival(RerankUpdate.PAPER, new double[2])).isEqualTo(1 - oracle);
      assertThat(example.rival(RerankUpdate.MARGIN, new double[2])).isEqualTo(1 - oracle);
      double[] enough = new double[2];
      enough[oracle] = 1;
      assertThat(example.rival(RerankUpdate.PAPER, enough)).isEqualTo(RerankExample.NONE);
      assertThat(example.rival(RerankUpdate.MARGIN, enough)).isEqualTo(RerankExample.NONE);
      double[] tooLittle = new double[2];
      tooLittle[oracle] = 0.5;
      assertThat(example.rival(RerankUpdate.PAPER, tooLittle)).isEqualTo(RerankExample.NONE);
      assertThat(example.rival(RerankUpdate.MARGIN, tooLittle)).isEqualTo(1 - oracle);
    }
  }

  /**
   * The oracle has one head wrong, the rival another: they are equally wrong, and two heads apart. Only by the distance
   * between them is the oracle raised, over a tree that costs no more, and by two.
   */
  @Test
  void distanceBetweenTreesIsNotTheDifferenceOfTheirCosts() {
    assertThat(equallyWrong(RerankDistance.COST).margin(1)).isZero();
    assertThat(equallyWrong(RerankDistance.COST).rival(RerankUpdate.PAPER, new double[2]))
        .isEqualTo(RerankExample.NONE);
    RerankExample apart = equallyWrong(RerankDistance.HAMMING);
    assertThat(apart.oracle()).isZero();
    assertThat(apart.margin(0)).isZero();
    assertThat(apart.margin(1)).isEqualTo(2);
    assertThat(MiningLists.example(apart).losses()).containsExactly(0, 0);
    assertThat(apart.rival(RerankUpdate.PAPER, new double[2])).isEqualTo(1);
    try (Workers workers = new Workers(1)) {
      double[] scores = trained(paper(), List.of(apart), 1, workers).averageScores(all(1)).get(0);
      assertThat(scores[0] - scores[1]).isCloseTo(2, within(1e-12));
    }
  }

  /** Punctuation is learnt from, but does not count in what is chosen on held-out lists. */
  @Test
  void punctuationCountsInLearningOnly() {
    RerankExample example = equallyWrong(RerankDistance.HAMMING);
    assertThat(IntStream.range(0, 2).map(example::cost)).containsExactly(1, 1);
    assertThat(IntStream.range(0, 2).map(example::heldOutCost)).containsExactly(1, 0);
    assertThat(example.heldOutWords()).isEqualTo(3);
  }

  private static RerankExample equallyWrong(RerankDistance distance) {
    Sentence sentence = new Sentence(List.of(new Word("big", "_", "A", "JJ", "_"),
        new Word("dogs", "_", "N", "NNS", "Num=pl"), new Word("bark", "_", "V", "VBP", "Num=pl"),
        new Word("!", "_", "P", "P", "_")));
    return RerankExample.of(
        new ParsedSentence(sentence, Sentences.tree("2:nmod 3:subj 0:root 3:c")),
        Hypotheses.of(sentence, new ScoredTree(Sentences.tree("3:nmod 3:subj 0:root 3:c"), 0),
            new ScoredTree(Sentences.tree("2:nmod 3:subj 0:root 2:c"), 0)),
        new RerankRule(RerankAlgorithm.PASSIVE_AGGRESSIVE, RerankUpdate.PAPER, RerankLoss.HEADS, distance, false, 0, 1),
        Punctuation.CONLL);
  }

  @Test
  void theGoldTreeIsLearntFromButNotChosen() {
    Sentence sentence = Sentences.sentence("a b c");
    KBestList list = Hypotheses.of(sentence, new ScoredTree(Sentences.tree("2:a 3:a 0:root"), 0),
        new ScoredTree(Sentences.tree("3:a 3:a 0:root"), -1));
    ParsedSentence gold = new ParsedSentence(sentence, Sentences.tree("2:a 0:root 2:a"));
    RerankExample example = RerankExample.of(gold, list, new RerankRule(RerankAlgorithm.AVERAGED, RerankUpdate.MARGIN,
        RerankLoss.HEADS, RerankDistance.COST, true, 1, 1), Punctuation.KEEP);
    assertThat(example.size()).isEqualTo(3);
    assertThat(example.oracle()).isEqualTo(2);
    assertThat(example.cost(2)).isZero();
    assertThat(example.base(2)).isEqualTo(-1);
    assertThat(example.parsed()).isEqualTo(list);
    HeldOutLists heldOut = new HeldOutLists();
    heldOut.add(example, new double[] {0, 1, 5});
    assertThat(heldOut.beta(BetaRule.parse("0", 1)).cost()).isEqualTo(example.cost(1));
  }

  @Test
  void perceptronsChangeByTheLimit() {
    RerankRule averaged = new RerankRule(RerankAlgorithm.AVERAGED, RerankUpdate.PAPER, RerankLoss.HEADS,
        RerankDistance.COST, false, 0, 0.5);
    assertThat(averaged.change(7, 2)).isEqualTo(0.5);
    assertThat(averaged.meanOver(9)).isEqualTo(9);
    RerankRule last = new RerankRule(RerankAlgorithm.PERCEPTRON, RerankUpdate.PAPER, RerankLoss.HEADS,
        RerankDistance.COST, false, 0, Double.POSITIVE_INFINITY);
    assertThat(last.change(7, 2)).isEqualTo(1);
    assertThat(last.meanOver(9)).isGreaterThan(1L << 40);
  }

  /** Heads and labels cost twice as much as heads if all labels are equal, and nothing else changes. */
  @Test
  void doublingTheLossDoublesTheScores() {
    try (Workers workers = new Workers(1)) {
      List<RerankExample> once = unlabelled(RerankLoss.HEADS);
      List<RerankExample> twice = unlabelled(RerankLoss.HEADS_AND_LABELS);
      List<double[]> scores = trained(paper(), once, 3, workers).averageScores(all(once.size()));
      List<double[]> doubled = trained(paper(), twice, 3, workers).averageScores(all(once.size()));
      for (int i = 0; i < once.size(); i++) {
        double[] expected = scores.get(i).clone();
        for (int tree = 0; tree < expected.length; tree++) {
          expected[tree] *= 2;
        }
        assertThat(doubled.get(i)).containsExactly(expected, within(1e-9));
      }
    }
  }

  private static List<RerankExample> unlabelled(RerankLoss loss) {
    return new RandomLists(8).sameLabels().examples(20, loss);
  }

  @Test
  void threadsChangeNothing() {
    List<RerankExample> examples = new RandomLists(5).examples(200, RerankLoss.HEADS_AND_LABELS);
    RerankConfig config = config("margin", 1, Double.POSITIVE_INFINITY, "template(arc,grandparent=0.1)");
    try (Workers one = new Workers(1); Workers two = new Workers(2)) {
      List<double[]> expected = trained(config, examples, 2, one).averageScores(all(200));
      List<double[]> scores = trained(config, examples, 2, two).averageScores(all(200));
      for (int i = 0; i < 200; i++) {
        assertThat(scores.get(i)).isEqualTo(expected.get(i));
      }
    }
  }

  @Test
  void treesWithTheSameFeaturesAreNotUpdated() {
    Sentence sentence = new Sentence(List.of(new Word("x", "_", "X", "X", "_"), new Word("x", "_", "X", "X", "_"),
        new Word("x", "_", "X", "X", "_")));
    ScoredTree right = new ScoredTree(Sentences.tree("0:root 1:a 2:a"), 0);
    ScoredTree wrong = new ScoredTree(Sentences.tree("3:a 1:a 0:root"), 0);
    RerankExample example = new RerankExample(new ParsedSentence(sentence, right.tree()),
        Hypotheses.of(sentence, right, wrong), RerankLoss.HEADS);
    PropertyList words = PropertyList.parse("word form\narc any");
    RerankConfig config = paper(words);
    try (Workers workers = new Workers(1)) {
      KernelLists lists = KernelLists.of(List.of(example), words, WordKnowledge.NONE,
          new LabelNumbers(List.of("a", "root")), (TemplateKernel) config.kernels().get(0));
      RerankTrainer trainer = new RerankTrainer(config, List.of(example),
          List.of(new KernelLearner(lists, 1, workers)), all(1));
      assertThat(trainer.pass(Progress.NONE)).isZero();
      assertThat(trainer.averageScores(all(1)).get(0)).containsExactly(0, 0);
    }
  }
}
