package org.kerndep.train.decoderkernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.SentenceScorer;
import org.kerndep.bundle.KBestFile;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.part.AddedArcScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.LossAugmentedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.run.Workers;
import org.kerndep.train.config.DecoderKernelConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.fold.FoldTrainer;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.rerank.PrimalTrainer;
import org.kerndep.train.workspace.TrainingWorkspace;

class DecoderKernelTrainerTest {

  private static final TrainingConfig CONFIG =
      Examples.SMALL.with("epochs", "1").with("decoder", "sibling").with("kernel-mode", "decode");
  private static final Treebank TREEBANK = Examples.read(Examples.ENGLISH_TRAIN);

  private static FoldModels folds;

  @BeforeAll
  static void trainFolds() throws IOException {
    try (Workers workers = new Workers(2)) {
      folds = new FoldTrainer(CONFIG.folds(), Examples.context(workers), TrainingWorkspace.inMemory())
          .train(new Folds(TREEBANK, 3));
    }
  }

  private static DecoderKernelData data(DecoderKernelConfig config, Workers workers) {
    return new DecoderKernelData(config, Examples.englishModel().base(), folds, workers);
  }

  @Test
  void threadsChangeNothing() throws IOException {
    DecoderKernelConfig config = CONFIG.decoderKernel();
    try (Workers one = new Workers(1); Workers two = new Workers(2)) {
      Map<Object, Double> alone = support(trained(config, one).average().support());
      assertThat(alone).isNotEmpty();
      assertThat(support(trained(config, two).average().support())).isEqualTo(alone);
    }
  }

  private static DecoderKernelTrainer trained(DecoderKernelConfig config, Workers workers) {
    DecoderKernelData data = data(config, workers);
    DecoderKernelTrainer trainer = new DecoderKernelTrainer(data, config, data.examples(), Examples.context(workers));
    trainer.pass();
    trainer.pass();
    return trainer;
  }

  /** The function in training and the one that is stored score alike. */
  @Test
  void averageIsWhatTheDecoderAdds() throws IOException {
    DecoderKernelConfig config = CONFIG.decoderKernel();
    try (Workers workers = new Workers(1)) {
      DecoderKernelData data = data(config, workers);
      DecoderKernelTrainer trainer = new DecoderKernelTrainer(data, config, data.examples(), Examples.context(workers));
      trainer.pass();
      DecoderKernel kernel = new DecoderKernel(trainer.average(), 1);
      for (DecoderKernelExample example : data.examples().subList(0, 20)) {
        BaseModel model = folds.models().get(example.fold());
        List<String> labels = new SentenceScorer(model, model.decoder()).scores(example.x(), example.graph()).labels();
        assertThat(kernel.scores(TREEBANK.sentences().get(example.number()).sentence(), example.graph(), labels))
            .containsExactly(trainer.averageScores(example), within(1e-5));
      }
    }
  }

  /** One update with features that are written out: afterwards the gold tree wins by as many heads as were wrong. */
  @Test
  void oneUpdateIsThatOfThePrimal() throws IOException {
    int updates = 0;
    for (double c : new double[] {1e-4, Double.POSITIVE_INFINITY}) {
      DecoderKernelConfig config = CONFIG.with("decode-c", Double.toString(c)).decoderKernel();
      try (Workers workers = new Workers(1)) {
        DecoderKernelData data = data(config, workers);
        for (DecoderKernelExample example : data.examples().subList(0, 15)) {
          DecoderKernelTrainer trainer = new DecoderKernelTrainer(data, config, List.of(example), Examples.context(workers));
          trainer.pass();
          updates += trainer.updates();
          double[] expected = primal(data, config, example, c);
          assertThat(trainer.averageScores(example)).containsExactly(expected, within(1e-9));
        }
      }
    }
    assertThat(updates).isGreaterThan(10);
  }

  private static double[] primal(DecoderKernelData data, DecoderKernelConfig config, DecoderKernelExample example, double c) {
    BaseModel model = folds.models().get(example.fold());
    ParsedSentence sentence = TREEBANK.sentences().get(example.number());
    PropertyValues.Builder values = new PropertyValues.Builder(config.properties());
    KernelParts parts = new KernelParts(values.add(sentence.sentence()),
        new LabelNumbers(Examples.englishModel().base().labelNames()));
    List<String> labels = new SentenceScorer(model, model.decoder()).scores(example.x(), example.graph()).labels();
    PartScores base = data.scores(example);
    DependencyTree gold = sentence.tree();
    DependencyTree tree = model.decoder().decode(new LossAugmentedScores(base, gold, 1)).tree();
    Map<List<Object>, Double> delta = new HashMap<>();
    ArcGraph graph = example.graph();
    boolean whole = true;
    for (int m = 1; m <= gold.size(); m++) {
      int arc = graph.arc(gold.head(m), m);
      whole &= arc != ArcGraph.NO_ARC;
      if (arc != ArcGraph.NO_ARC) {
        add(parts, graph, labels, arc, config, 1, delta);
        add(parts, graph, labels, graph.arc(tree.head(m), m), config, -1, delta);
      }
    }
    double norm = PrimalTrainer.dot(delta, delta);
    double violation = whole ? Parts.sum(tree, base) - Parts.sum(gold, base) + example.wrongHeads(tree) : 1e9;
    double change = norm == 0 || violation <= 0 ? 0 : Math.min(c, violation / norm);
    double[] scores = new double[graph.arcCount()];
    for (int arc = 0; arc < scores.length; arc++) {
      Map<List<Object>, Double> features = new HashMap<>();
      add(parts, graph, labels, arc, config, 1, features);
      scores[arc] = change * PrimalTrainer.dot(delta, features);
    }
    if (whole && norm > 0 && violation > 0 && change < c) {
      PartScores after = new AddedArcScores(base, scores);
      assertThat(Parts.sum(gold, after) - Parts.sum(tree, after))
          .isCloseTo(example.wrongHeads(tree), within(1e-6));
    }
    return scores;
  }

  private static void add(KernelParts parts, ArcGraph graph, List<String> labels, int arc, DecoderKernelConfig config,
      double factor, Map<List<Object>, Double> to) {
    int label = parts.labels().number(labels.get(arc));
    PrimalTrainer.addFeatures(parts.part(LabelledPart.arc(graph.head(arc), graph.modifier(arc), label)),
        config.kernel(), factor, to);
  }

  /** A pruner that leaves one head per word has dropped gold arcs. */
  @Test
  void stepsWithoutLimitAreFiniteWhereGoldArcsArePruned() throws IOException {
    TrainingConfig pruned = CONFIG.with("prune-heads", "1").with("decode-c", "Infinity");
    try (Workers workers = new Workers(1)) {
      FoldModels few = new FoldTrainer(pruned.folds(), Examples.context(workers), TrainingWorkspace.inMemory())
          .train(new Folds(TREEBANK, 3));
      DecoderKernelData data =
          new DecoderKernelData(pruned.decoderKernel(), Examples.englishModel().base(), few, workers);
      assertThat(data.examples()).anyMatch(example -> !example.hasGold());
      DecoderKernelTrainer trainer =
          new DecoderKernelTrainer(data, pruned.decoderKernel(), data.examples(), Examples.context(workers));
      trainer.pass();
      trainer.pass();
      assertThat(trainer.updates()).isPositive();
      assertThat(support(trainer.average().support()).values()).allMatch(Double::isFinite);
    }
  }

  @Test
  void aWeightIsChosenByWhatFunctionsHaveNotSeen() throws IOException {
    DecoderKernelConfig config = CONFIG.decoderKernel();
    try (Workers workers = new Workers(2)) {
      DecoderKernelData data = data(config, workers);
      DecoderKernelHalves halves = new DecoderKernelHalves(data, config, Examples.context(workers));
      DecoderKernelHalves.Choice none = halves.choose(List.of(0.0));
      assertThat(none.gain()).isZero();
      assertThat(none.words()).isEqualTo(TREEBANK.wordCount());
      DecoderKernelHalves.Choice best = halves.choose(config.weights());
      assertThat(best.baseWrong()).isEqualTo(none.wrong());
      assertThat(best.wrong()).isLessThanOrEqualTo(none.wrong());
      assertThat(halves.choose(List.of(best.weight()))).isEqualTo(best);
      assertThat(support(halves.withoutFold(0).support())).isEqualTo(support(halves.withoutFold(2).support()))
          .isNotEqualTo(support(halves.withoutFold(1).support()));
    }
  }

  @Test
  void listsComeFromModelsAndFunctionsThatHaveNotSeenThem() throws IOException {
    DecoderKernelConfig config = CONFIG.with("decode-c", "0.01").decoderKernel();
    try (Workers workers = new Workers(2)) {
      DecoderKernelHalves halves = new DecoderKernelHalves(data(config, workers), config, Examples.context(workers));
      KBestFile lists = new CrossFitLists(folds, halves, 1, 4).make(Examples.context(workers));
      assertThat(lists).isEqualTo(new CrossFitLists(folds, halves, 1, 4).make(Examples.context(workers)));
      assertThat(lists.lists()).hasSize(TREEBANK.size())
          .isNotEqualTo(new CrossFitLists(folds, halves, 0, 4).make(Examples.context(workers)).lists());
      ListOrigin.of(lists).require(TREEBANK);
      BaseModel last = folds.models().get(2);
      BaseParser parser = new BaseParser(last, last.decoder(),
          Optional.of(new DecoderKernel(halves.withoutFold(2), 1)));
      Sentence sentence = TREEBANK.sentences().get(TREEBANK.size() - 1).sentence();
      assertThat(lists.lists().get(TREEBANK.size() - 1))
          .isEqualTo(KBestList.of(sentence, parser.parse(sentence, 4)).relative());
    }
  }

  private static Map<Object, Double> support(Support of) {
    Map<Object, Double> support = new HashMap<>();
    of.forEach(support::put);
    return support;
  }
}
