package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.chart.CachedGrammar;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.InsideOutside;
import org.kerndep.decode.chart.KooCollinsGrammar;
import org.kerndep.decode.chart.TemperedGrammar;
import org.kerndep.decode.chart.Viterbi;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.CountedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;

/** The probabilities of arcs against sums over all trees, one by one. */
class ForestTest {

  private static final double TEMPERATURE = 0.4;

  private static final List<String> NAMES = Decoders.names();
  private static final List<String> EXACT =
      List.of("eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2", "mst");

  @ParameterizedTest
  @FieldSource("EXACT")
  void exactDecodersTakeAllTheirTrees(String name) {
    for (RootMode roots : RootMode.values()) {
      Decoder decoder = Decoders.create(name, roots);
      for (int n = 1; n <= 5; n++) {
        List<DependencyTree> trees = trees(n, roots, tree -> !decoder.isProjective() || tree.isProjective());
        for (long seed = 0; seed < 4; seed++) {
          PartScores scores = new RandomScores(ArcGraph.complete(n), decoder.shapes(), seed);
          assertIsSumOver(trees, scores, decoder.forest(scores, 1));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void prunedArcsAreImpossible(RootMode roots) {
    Decoder decoder = Decoders.create("koo-collins-1", roots);
    for (long seed = 0; seed < 10; seed++) {
      ArcGraph graph = DecoderContract.prunedGraph(5, seed);
      PartScores scores = new RandomScores(graph, decoder.shapes(), seed);
      assertIsSumOver(trees(5, roots, tree -> tree.isProjective() && DecoderContract.isIn(tree, graph)), scores,
          decoder.forest(scores, 1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aClimbToATreeWithCrossingArcsMakesThemMoreProbable(RootMode roots) {
    Decoder decoder = Decoders.create("koo-collins-1+climb", roots);
    int crossing = 0;
    for (long seed = 0; seed < 10; seed++) {
      PartScores scores = new RandomScores(ArcGraph.complete(6), decoder.shapes(), seed);
      Forest forest = decoder.forest(scores, 1);
      Marginals marginals = forest.marginals(TEMPERATURE);
      Marginals projective = Decoders.create("koo-collins-1", roots).forest(scores, 1).marginals(TEMPERATURE);
      assertHeadsSumToOne(marginals);
      if (!forest.best().best().tree().isProjective()) {
        crossing++;
        assertThat(sum(forest.best().best().tree(), marginals)).isGreaterThan(sum(forest.best().best().tree(), projective));
      }
    }
    assertThat(crossing).isPositive();
  }

  private static double sum(DependencyTree tree, Marginals marginals) {
    double[] sum = new double[1];
    Parts.arcs(tree, (h, m) -> sum[0] += marginals.arc(h, m));
    return sum[0];
  }

  @Test
  void treesBesideAChartHaveTheirShare() {
    RandomScores scores = new RandomScores(4, 5);
    List<DependencyTree> crossing = trees(4, RootMode.MULTI, tree -> !tree.isProjective());
    ScoredTrees all = Decoders.create("mst", RootMode.MULTI).decode(scores, 200);
    assertThat(crossing).isNotEmpty();
    assertIsSumOver(trees(4, RootMode.MULTI, tree -> true), scores,
        Decoders.create("eisner", RootMode.MULTI).forest(scores, 1).with(all, all));
    assertIsSumOver(trees(4, RootMode.MULTI, tree -> true), scores,
        Forest.of(Decoders.create("eisner", RootMode.MULTI).decode(scores, 200), 1).with(all, all));
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void theBestTreesAreThoseOfTheDecoder(String name) {
    for (RootMode roots : RootMode.values()) {
      Decoder decoder = Decoders.create(name, roots);
      PartScores scores = new RandomScores(DecoderContract.prunedGraph(15, 3), decoder.shapes(), 3);
      for (int k : new int[] {1, 10, Forest.LIST_SIZE + 20}) {
        assertThat(decoder.forest(scores, k).best()).isEqualTo(decoder.decode(scores, k));
      }
    }
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void steepScoresAndLongSentencesStillSumToOne(String name) {
    Decoder decoder = Decoders.create(name, RootMode.SINGLE);
    PartScores scores = new RandomScores(DecoderContract.prunedGraph(120, 7), decoder.shapes(), 7);
    Forest forest = decoder.forest(scores, 1);
    for (double temperature : new double[] {0.001, 0.1, 1, 1000}) {
      assertHeadsSumToOne(forest.marginals(temperature));
    }
  }

  @ParameterizedTest
  @FieldSource("EXACT")
  void whatTakesTooLongIsToldByAList(String name) {
    CountedScores scores = new CountedScores(ArcGraph.complete(150), Set.of(PartShape.ARC), 4);
    assertHeadsSumToOne(Decoders.create(name, RootMode.SINGLE).forest(scores, 1).marginals(TEMPERATURE));
    assertThat(scores.count()).isLessThan(50_000_000);
  }

  @Test
  void aChartTooLargeToBeRememberedGivesTheSame() {
    RandomScores scores = new RandomScores(DecoderContract.prunedGraph(12, 2), Set.of(PartShape.values()), 2);
    ChartGrammar grammar = new KooCollinsGrammar(scores, RootMode.SINGLE, false);
    double[] expected = probabilities(new CachedGrammar(grammar, CachedGrammar.CAPACITY));
    assertThat(probabilities(new CachedGrammar(grammar, 50))).isEqualTo(expected);
    assertThat(probabilities(new CachedGrammar(grammar, 0))).isEqualTo(expected);
  }

  private static double[] probabilities(ChartGrammar chart) {
    return InsideOutside.of(new TemperedGrammar(chart, new Viterbi(chart), TEMPERATURE)).arcProbabilities();
  }

  private static List<DependencyTree> trees(int n, RootMode roots, Predicate<DependencyTree> filter) {
    return AllTrees.of(n, tree -> (roots == RootMode.MULTI || tree.rootChildren() == 1) && filter.test(tree));
  }

  private static double share(List<DependencyTree> part, List<DependencyTree> whole, PartScores scores) {
    return weight(part, scores) / weight(whole, scores);
  }

  private static double weight(List<DependencyTree> trees, PartScores scores) {
    return trees.stream().mapToDouble(tree -> Math.exp(Parts.sum(tree, scores) / TEMPERATURE)).sum();
  }

  private static void assertIsSumOver(List<DependencyTree> trees, PartScores scores, Forest forest) {
    Marginals marginals = forest.marginals(TEMPERATURE);
    assertHeadsSumToOne(marginals);
    for (int m = 1; m <= scores.size(); m++) {
      for (int h = 0; h <= scores.size(); h++) {
        int head = h;
        int modifier = m;
        assertThat(marginals.arc(h, m)).as("%d to %d of %d", h, m, scores.size()).isCloseTo(
            share(trees.stream().filter(tree -> tree.head(modifier) == head).toList(), trees, scores), within(1e-9));
      }
    }
  }

  private static void assertHeadsSumToOne(Marginals marginals) {
    for (int m = 1; m <= marginals.size(); m++) {
      double sum = 0;
      for (int h = 0; h <= marginals.size(); h++) {
        sum += marginals.arc(h, m);
      }
      assertThat(sum).isCloseTo(1, within(1e-6));
    }
  }
}
