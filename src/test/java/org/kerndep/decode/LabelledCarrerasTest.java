package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.chart.CarrerasGrammar;
import org.kerndep.part.AllLabellings;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.LabelledLossScores;
import org.kerndep.part.LabelledPartScores;
import org.kerndep.part.RandomLabelledScores;

/** Heads and labels are decoded together: everything is compared with all labellings of all trees. */
class LabelledCarrerasTest {

  private static final int LONGEST = 4;
  private static final int DRAWS = 30;

  private static List<DependencyTree> candidates(LabelledPartScores scores, RootMode roots) {
    return AllTrees.of(scores.size(), t -> t.isProjective() && (roots == RootMode.MULTI || t.rootChildren() == 1)
            && isIn(t, scores.graph()))
        .stream().flatMap(t -> AllLabellings.of(t, scores).stream()).toList();
  }

  private static boolean isIn(DependencyTree tree, ArcGraph graph) {
    for (int m = 1; m <= tree.size(); m++) {
      if (graph.arc(tree.head(m), m) == ArcGraph.NO_ARC) {
        return false;
      }
    }
    return true;
  }

  /** The whole graph, or a chain and some other arcs. */
  private static ArcGraph graph(int size, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean[] kept = new boolean[(size + 1) * (size + 1)];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = seed % 2 == 0 || random.nextBoolean();
    }
    return ArcGraph.of(size, (h, m) -> h == m - 1 || kept[h * (size + 1) + m]);
  }

  @ParameterizedTest
  @EnumSource
  void findsTheBestLabelledTree(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      for (int seed = 0; seed < DRAWS; seed++) {
        LabelledPartScores scores = new RandomLabelledScores(graph(n, seed), seed);
        double best = candidates(scores, roots).stream()
            .mapToDouble(t -> RandomLabelledScores.sum(t, scores)).max().orElseThrow();
        ScoredTree found = Decoders.create("carreras", roots).decode(scores);
        assertThat(found.score()).as("n=%d seed=%d", n, seed).isCloseTo(best, within(1e-9));
        assertThat(RandomLabelledScores.sum(found.tree(), scores)).isCloseTo(best, within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyLabelledTreeHasOneDerivation(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      for (int seed = 0; seed < DRAWS; seed++) {
        LabelledPartScores scores = new RandomLabelledScores(graph(n, seed), seed);
        assertThat(DerivationCounts.of(new CarrerasGrammar(scores, roots))).as("n=%d seed=%d", n, seed)
            .isEqualTo(candidates(scores, roots).size());
      }
    }
  }

  @Test
  void lossCountsWrongHeadsAndWrongLabels() {
    LabelledPartScores scores = new RandomLabelledScores(ArcGraph.complete(3), 8);
    List<DependencyTree> all = candidates(scores, RootMode.MULTI);
    DependencyTree gold = all.get(all.size() / 2);
    LabelledPartScores augmented = new LabelledLossScores(scores, gold);
    for (DependencyTree tree : all) {
      int wrong = 0;
      for (int m = 1; m <= 3; m++) {
        wrong += (tree.head(m) == gold.head(m) ? 0 : 1) + (tree.label(m).equals(gold.label(m)) ? 0 : 1);
      }
      assertThat(LabelledLossScores.cost(gold, tree)).isEqualTo(wrong);
      assertThat(RandomLabelledScores.sum(tree, augmented))
          .isCloseTo(RandomLabelledScores.sum(tree, scores) + wrong, within(1e-12));
    }
  }

  /** Without a label, an arc scores what its best label gives it, so any first-order decoder finds the best heads. */
  @Test
  void arcsAskedWithoutALabelHaveTheBest() {
    LabelledPartScores scores = new RandomLabelledScores(ArcGraph.complete(3), 1);
    int arc = scores.graph().arc(2, 3);
    double best = Double.NEGATIVE_INFINITY;
    for (int label = 0; label < scores.labelCount(arc); label++) {
      best = Math.max(best, scores.arc(2, 3, label));
    }
    assertThat(scores.arc(2, 3)).isEqualTo(best);
  }

  @Test
  void listsHaveEveryTreeOnceWithItsBestLabels() {
    LabelledPartScores scores = new RandomLabelledScores(ArcGraph.complete(3), 5);
    ScoredTrees list = Decoders.create("carreras", RootMode.MULTI).decode(scores, 100);
    List<DependencyTree> trees = AllTrees.of(3, DependencyTree::isProjective);
    assertThat(list.size()).isEqualTo(trees.size());
    for (ScoredTree scored : list.trees()) {
      assertThat(AllLabellings.of(scored.tree(), scores).stream()
          .mapToDouble(tree -> RandomLabelledScores.sum(tree, scores)).max().orElseThrow())
          .isCloseTo(scored.score(), within(1e-9));
    }
  }
}
