package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;

class HillClimbingTest {

  private static final int DRAWS = 40;

  private static PartScores scores(int size, long seed) {
    return new RandomScores(ArcGraph.complete(size), HillClimbing.SHAPES, seed);
  }

  private static boolean isCandidate(DependencyTree tree, RootMode roots) {
    return roots == RootMode.MULTI || tree.rootChildren() == 1;
  }

  @ParameterizedTest
  @EnumSource
  void findsTheBestOfAllTreesWithManyStarts(RootMode roots) {
    Decoder decoder = new HillClimbing(roots, HillClimbing.SHAPES, 200, 5);
    for (int n = 1; n <= 5; n++) {
      List<DependencyTree> candidates = AllTrees.of(n, tree -> isCandidate(tree, roots));
      for (int seed = 0; seed < DRAWS; seed++) {
        PartScores scores = scores(n, seed);
        double best = candidates.stream().mapToDouble(t -> Parts.sum(t, scores)).max().orElseThrow();
        ScoredTree found = decoder.decode(scores);
        assertThat(isCandidate(found.tree(), roots)).isTrue();
        assertThat(found.score()).as("n=%d seed=%d", n, seed).isCloseTo(best, within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofArcsAloneFindsTheBestTree(RootMode roots) {
    Decoder climbing = new HillClimbing(roots, EnumSet.of(PartShape.ARC), 5, 1);
    for (int seed = 0; seed < DRAWS; seed++) {
      PartScores scores = new RandomScores(12, seed);
      ScoredTree best = Decoders.create("mst", roots).decode(scores);
      ScoredTree found = climbing.decode(scores);
      assertThat(found.score()).as("seed=%d", seed).isCloseTo(best.score(), within(1e-9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void noSingleChangeOfAHeadImprovesTheTree(RootMode roots) {
    List<DependencyTree> candidates = AllTrees.of(5, tree -> isCandidate(tree, roots));
    for (int seed = 0; seed < DRAWS; seed++) {
      PartScores scores = scores(5, seed);
      DependencyTree start = Decoders.create("mst", roots).decode(scores).tree();
      BestTrees found = new BestTrees(1, scores, HillClimbing.SHAPES);
      double score = new Climb(start, scores, HillClimbing.SHAPES, roots, found).toTop();
      DependencyTree top = found.list().best().tree();
      assertThat(found.list().best().score()).isEqualTo(score);
      assertThat(candidates).filteredOn(tree -> differences(tree, top) == 1)
          .allSatisfy(tree -> assertThat(Parts.sum(tree, scores)).isLessThanOrEqualTo(score + 1e-8));
    }
  }

  private static long differences(DependencyTree a, DependencyTree b) {
    return IntStream.rangeClosed(1, a.size()).filter(m -> a.head(m) != b.head(m)).count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2"})
  void finishIsAtLeastAsGoodAsTheProjectiveOptimum(String name) {
    for (RootMode roots : RootMode.values()) {
      Decoder projective = Decoders.create(name, roots);
      Decoder finish = Decoders.create(name + "+climb", roots);
      int better = 0;
      for (int seed = 0; seed < DRAWS; seed++) {
        PartScores scores = new RandomScores(ArcGraph.complete(9), projective.shapes(), seed);
        ScoredTree best = projective.decode(scores);
        ScoredTree found = finish.decode(scores);
        assertThat(isCandidate(found.tree(), roots)).isTrue();
        assertThat(found.score()).isCloseTo(Parts.sum(found.tree(), scores), within(1e-9));
        assertThat(found.score()).isGreaterThanOrEqualTo(best.score() - 1e-9);
        better += found.tree().isProjective() ? 0 : 1;
      }
      assertThat(better).as("%s trees that are not projective", name).isPositive();
      assertThat(finish.isProjective()).isFalse();
      assertThat(finish.shapes()).isEqualTo(projective.shapes());
    }
  }

  @ParameterizedTest
  @EnumSource
  void listsTheBestTreesThatItMet(RootMode roots) {
    Decoder decoder = new HillClimbing(roots, HillClimbing.SHAPES, 200, 5);
    List<DependencyTree> candidates = AllTrees.of(4, tree -> isCandidate(tree, roots));
    for (int seed = 0; seed < 10; seed++) {
      PartScores scores = scores(4, seed);
      List<Double> all = candidates.stream()
          .map(tree -> Parts.sum(tree, scores)).sorted(Comparator.reverseOrder()).limit(10).toList();
      ScoredTrees list = decoder.decode(scores, 10);
      assertThat(list.best()).isEqualTo(decoder.decode(scores));
      assertThat(list.trees()).allSatisfy(scored -> {
        assertThat(isCandidate(scored.tree(), roots)).isTrue();
        assertThat(scored.score()).isEqualTo(Parts.sum(scored.tree(), scores));
      });
      for (int rank = 0; rank < all.size(); rank++) {
        assertThat(list.get(rank).score()).as("seed=%d rank=%d", seed, rank).isCloseTo(all.get(rank), within(1e-9));
      }
    }
  }

  @Test
  void sameScoresGiveTheSameTree() {
    PartScores scores = scores(30, 9);
    Decoder decoder = Decoders.create("hill-climbing", RootMode.SINGLE);
    assertThat(decoder.decode(scores, 25)).isEqualTo(decoder.decode(scores, 25));
  }

  @Test
  void arcsOutsideTheGraphAreNotUsed() {
    ArcGraph graph = ArcGraph.of(20, (h, m) -> h == m - 1 || (h * 7 + m * 3) % 5 == 0);
    PartScores scores = new RandomScores(graph, HillClimbing.SHAPES, 2);
    DependencyTree tree = Decoders.create("hill-climbing", RootMode.SINGLE).decode(scores).tree();
    Parts.arcs(tree, (h, m) -> assertThat(graph.arc(h, m)).isNotEqualTo(ArcGraph.NO_ARC));
  }
}
