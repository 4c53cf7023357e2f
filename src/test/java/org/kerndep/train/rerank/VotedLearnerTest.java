package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.rerank.Agreement;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
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

/** Votes against a voted perceptron that keeps every function as a list of trees and asks each of them anew. */
class VotedLearnerTest {

  private static final int PASSES = 2;
  private static final int LISTS = 40;

  private final List<RerankExample> examples = new RandomLists(7).examples(LISTS, RerankLoss.HEADS);
  private final FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
      new LabelNumbers(RandomLists.LABELS));
  private final List<List<FeatureTree>> lists = examples.stream().map(e -> trees.of(e.list())).toList();
  private final IntList all = new IntArrayList(IntStream.range(0, LISTS).toArray());

  /** What the kernel of a test gives two trees, which are compared again and again. */
  private final Map<FeatureTree, Map<FeatureTree, Double>> values = new IdentityHashMap<>();

  /** An update, by which the oracle of a list is raised over a rival. */
  private record Raise(int example, int oracle, int rival) {}

  private static RerankConfig config(TreeKernel kernel, double base, double c, int chunks) {
    return new RerankConfig(RerankFeatures.parse("kernel"), List.of(kernel), PropertyList.standard(),
        TemplateSet.named("qian-liu"), chunks, new KernelWeights(List.of(0.01)), TreeTemplateSet.standard(), 16,
        new RerankRule(RerankAlgorithm.VOTED, RerankUpdate.PAPER, RerankLoss.HEADS, RerankDistance.COST, false, base,
            c),
        PASSES, 25, 1, 0, 1, RerankTuning.SPLIT, HeldOutChoice.USUAL, BetaRule.parse("exact", base),
        new MiningConfig(MiningSpace.TREE, 2, 3, 1, false, 1 << 16));
  }

  @ParameterizedTest
  @CsvSource({"'dependency-tree(decay=0.05,depth=2,normalised)',1,1", "'collins-duffy(decay=0.6,depth=3,normalised)',0.5,0.1",
      "dependency-tree(decay=0.03),1,1", "'polynomial(d=4,normalised)',1,1", "polynomial(d=2),0,1"})
  void votesAreThoseOfEachFunctionOfTraining(String text, double base, double c) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    double weight = c * 0.01 * 5000 / meanDistance(kernel);
    List<Raise> raises = new ArrayList<>();
    double[][] votes = examples.stream().map(e -> new double[e.size()]).toArray(double[][]::new);
    IntList order = IntLists.shuffle(new IntArrayList(all), new Random(1));
    for (int step = 0; step < PASSES * LISTS; step++) {
      learn(kernel, weight, base, raises, order.getInt(step % LISTS));
      for (int example = 0; example < LISTS; example++) {
        votes[example][best(scores(kernel, weight, base, raises, example))] += 1.0 / (PASSES * LISTS);
      }
    }
    assertThat(raises).hasSizeGreaterThan(10);
    try (Workers workers = new Workers(1)) {
      RerankTrainer trainer = trained(config(kernel, base, c, 1), workers);
      List<double[]> found = trainer.averageScores(all);
      for (int example = 0; example < LISTS; example++) {
        assertThat(found.get(example)).containsExactly(votes[example], within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"'dependency-tree(decay=0.05,depth=2,normalised)',1", "'polynomial(d=4,normalised)',3"})
  void votesAreTheSameWithAnyNumberOfThreads(String text, int chunks) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    try (Workers one = new Workers(1); Workers two = new Workers(2)) {
      RerankTrainer trainer = trained(config(kernel, 1, 1, chunks), one);
      VotedKernelScorer scorer = (VotedKernelScorer) trainer.function(
          new RerankTuner.Choice(List.of(1.0), 1, 0, Agreement.NONE, 1, 0, 0, 0, 1)).scorers().get(0);
      assertThat(scorer.voters()).hasSize(chunks)
          .allMatch(voters -> voters.votes().longStream().sum() == PASSES * LISTS);
      List<double[]> expected = trainer.averageScores(all);
      List<double[]> found = trained(config(kernel, 1, 1, chunks), two).averageScores(all);
      for (int example = 0; example < LISTS; example++) {
        assertThat(found.get(example)).isEqualTo(expected.get(example))
            .isEqualTo(scorer.scores(examples.get(example).list()));
      }
    }
  }

  private RerankTrainer trained(RerankConfig config, Workers workers) {
    TreeKernel kernel = (TreeKernel) config.kernels().get(0);
    double weight = config.kernelWeights().given().get(0) * TreeKernelLearner.scale(examples, kernel, trees, workers);
    RerankLearner learner = TreeKernelLearner.of(examples, kernel, trees, config.chunks(), weight, workers)
        .voted(config.rule().baseWeight());
    RerankTrainer trainer = new RerankTrainer(config, examples, List.of(learner), all);
    for (int pass = 0; pass < PASSES; pass++) {
      trainer.pass(Progress.NONE);
    }
    return trainer;
  }

  private double meanDistance(TreeKernel kernel) {
    return lists.stream().filter(list -> list.size() > 1).mapToDouble(list -> kernel.value(list.get(0), list.get(0))
        + kernel.value(list.get(1), list.get(1)) - 2 * kernel.value(list.get(0), list.get(1))).average().orElseThrow();
  }

  private void learn(TreeKernel kernel, double weight, double base, List<Raise> raises, int example) {
    RerankExample list = examples.get(example);
    int rival = list.size() == 1 ? RerankExample.NONE
        : list.rival(RerankUpdate.PAPER, scores(kernel, weight, base, raises, example));
    if (rival != RerankExample.NONE) {
      raises.add(new Raise(example, list.oracle(), rival));
    }
  }

  private double[] scores(TreeKernel kernel, double weight, double base, List<Raise> raises, int example) {
    double[] scores = new double[examples.get(example).size()];
    for (int tree = 0; tree < scores.length; tree++) {
      scores[tree] = base * examples.get(example).base(tree);
      for (Raise raise : raises) {
        List<FeatureTree> raised = lists.get(raise.example);
        scores[tree] += weight * (value(kernel, raised.get(raise.oracle), lists.get(example).get(tree))
            - value(kernel, raised.get(raise.rival), lists.get(example).get(tree)));
      }
    }
    return scores;
  }

  private double value(TreeKernel kernel, FeatureTree one, FeatureTree other) {
    return values.computeIfAbsent(one, tree -> new IdentityHashMap<>())
        .computeIfAbsent(other, tree -> kernel.value(one, tree));
  }

  private static int best(double[] scores) {
    int best = 0;
    for (int tree = 1; tree < scores.length; tree++) {
      best = scores[tree] > scores[best] ? tree : best;
    }
    return best;
  }
}
