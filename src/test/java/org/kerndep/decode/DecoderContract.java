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
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.CountedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;

/** What every exact decoder owes its callers. */
abstract class DecoderContract {

  private static final int LONGEST = 6;
  private static final int DRAWS = 25;

  abstract String name();

  /** Whether the decoder searches only projective trees. */
  abstract boolean projective();

  final Decoder decoder(RootMode roots) {
    return Decoders.create(name(), roots);
  }

  final boolean isCandidate(DependencyTree tree, RootMode roots) {
    return (roots == RootMode.MULTI || tree.rootChildren() == 1) && (!projective() || tree.isProjective());
  }

  @ParameterizedTest
  @EnumSource
  void findsTheBestOfAllTrees(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      List<DependencyTree> candidates = AllTrees.of(n, tree -> isCandidate(tree, roots));
      for (int seed = 0; seed < DRAWS; seed++) {
        PartScores scores = scores(n, seed);
        double best = candidates.stream().mapToDouble(t -> Parts.sum(t, scores)).max().orElseThrow();
        ScoredTree found = decoder(roots).decode(scores);
        assertThat(Parts.sum(found.tree(), scores)).as("n=%d seed=%d", n, seed).isCloseTo(best, within(1e-9));
        assertThat(isCandidate(found.tree(), roots)).as("n=%d seed=%d", n, seed).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void scoreIsTheSumOfTheParts(RootMode roots) {
    PartScores scores = scores(20, 7);
    ScoredTree found = decoder(roots).decode(scores);
    assertThat(found.score()).isCloseTo(Parts.sum(found.tree(), scores), within(1e-9));
  }

  @ParameterizedTest
  @EnumSource
  void tiesStillGiveACandidate(RootMode roots) {
    PartScores flat = new RandomScores(12, 1) {
      @Override
      public double arc(int head, int modifier) {
        return 0.5;
      }
    };
    DependencyTree tree = decoder(roots).decode(flat).tree();
    assertThat(isCandidate(tree, roots)).isTrue();
    assertThat(decoder(roots).decode(flat).tree()).isEqualTo(tree);
  }

  @ParameterizedTest
  @EnumSource
  void largeScoresDoNotBreakTheRootConstraint(RootMode roots) {
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < DRAWS; draw++) {
      RandomScores plain = new RandomScores(15, random.nextLong());
      PartScores large = new RandomScores(15, 0) {
        @Override
        public double arc(int head, int modifier) {
          return (plain.arc(head, modifier) + (head == 0 ? 3 : 0)) * 1e6;
        }
      };
      assertThat(isCandidate(decoder(roots).decode(large).tree(), roots)).isTrue();
    }
  }

  /** All arcs of such a sentence have up to billions of parts. */
  @Test
  void threeHundredWordsOfAPrunedGraphTakeFewScores() {
    CountedScores scores = new CountedScores(prunedGraph(300, 11), decoder(RootMode.SINGLE).shapes(), 11);
    decoder(RootMode.SINGLE).decode(scores);
    assertThat(scores.count()).isLessThan(1_000_000);
  }

  @ParameterizedTest
  @EnumSource
  void usesOnlyArcsOfTheGraph(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      for (int seed = 0; seed < DRAWS; seed++) {
        ArcGraph graph = prunedGraph(n, seed);
        PartScores scores = new RandomScores(graph, decoder(roots).shapes(), seed);
        double best = AllTrees.of(n, tree -> isCandidate(tree, roots) && isIn(tree, graph)).stream()
            .mapToDouble(t -> Parts.sum(t, scores)).max().orElseThrow();
        ScoredTree found = decoder(roots).decode(scores);
        assertThat(isIn(found.tree(), graph)).isTrue();
        assertThat(found.score()).as("n=%d seed=%d", n, seed).isCloseTo(best, within(1e-9));
      }
    }
  }

  private PartScores scores(int size, long seed) {
    return new RandomScores(ArcGraph.complete(size), decoder(RootMode.MULTI).shapes(), seed);
  }

  /** A chain, which is a tree for every decoder, and some other arcs. */
  static ArcGraph prunedGraph(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean[] kept = new boolean[(size + 1) * (size + 1)];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = random.nextInt(Math.max(2, size / 3)) == 0;
    }
    return ArcGraph.of(size, (h, m) -> h == m - 1 || kept[h * (size + 1) + m]);
  }

  static boolean isIn(DependencyTree tree, ArcGraph graph) {
    boolean[] in = {true};
    Parts.arcs(tree, (h, m) -> in[0] &= graph.arc(h, m) != ArcGraph.NO_ARC);
    return in[0];
  }
}
