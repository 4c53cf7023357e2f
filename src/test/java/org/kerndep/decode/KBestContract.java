package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;
import org.kerndep.part.WholeScores;

/** What every exact decoder owes those who ask it for more than one tree. */
abstract class KBestContract extends DecoderContract {

  private static final int LONGEST = 5;
  private static final int DRAWS = 12;
  private static final int ALL = 2000;

  @ParameterizedTest
  @EnumSource
  void listsAreTheBestOfAllTrees(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      ArcGraph complete = ArcGraph.complete(n);
      List<DependencyTree> candidates = AllTrees.of(n, tree -> isCandidate(tree, roots));
      for (int seed = 0; seed < DRAWS; seed++) {
        assertListIsBestOf(candidates, new RandomScores(complete, decoder(roots).shapes(), seed), roots, 1 + 4 * seed);
        assertListIsBestOf(candidates, new WholeScores(complete, decoder(roots).shapes(), seed), roots, 1 + 4 * seed);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void prunedGraphsGiveTheBestOfTheirTrees(RootMode roots) {
    for (int n = 1; n <= LONGEST; n++) {
      List<DependencyTree> candidates = AllTrees.of(n, tree -> isCandidate(tree, roots));
      for (int seed = 0; seed < DRAWS; seed++) {
        ArcGraph graph = prunedGraph(n, seed);
        List<DependencyTree> left = candidates.stream().filter(tree -> isIn(tree, graph)).toList();
        for (int k : new int[] {3, ALL}) {
          assertListIsBestOf(left, new RandomScores(graph, decoder(roots).shapes(), seed), roots, k);
          assertListIsBestOf(left, new WholeScores(graph, decoder(roots).shapes(), seed), roots, k);
        }
      }
    }
  }

  private void assertListIsBestOf(List<DependencyTree> candidates, PartScores scores, RootMode roots, int k) {
    String which = "n=%d k=%d %s".formatted(scores.size(), k, scores.getClass().getSimpleName());
    double[] expected = candidates.stream().map(tree -> Parts.sum(tree, scores)).sorted(Comparator.reverseOrder())
        .limit(k).mapToDouble(score -> score).toArray();
    ScoredTrees list = decoder(roots).decode(scores, k);
    assertThat(list.trees().stream().mapToDouble(ScoredTree::score).toArray()).as(which)
        .containsExactly(expected, within(1e-9));
    assertThat(list.trees()).as(which).allSatisfy(found -> {
      assertThat(found.score()).isCloseTo(Parts.sum(found.tree(), scores), within(1e-9));
      assertThat(candidates).contains(found.tree());
    }).extracting(ScoredTree::tree).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({"1,1,1,1,1", "2,3,2,3,2", "3,12,7,16,9", "4,55,30,125,64", "5,273,143,1296,625"})
  void everyTreeComesOnce(int words, int projectiveMulti, int projectiveSingle, int multi, int single) {
    for (long seed = 0; seed < 3; seed++) {
      RandomScores scores = new RandomScores(ArcGraph.complete(words), decoder(RootMode.MULTI).shapes(), seed);
      assertThat(decoder(RootMode.MULTI).decode(scores, ALL).size()).isEqualTo(projective() ? projectiveMulti : multi);
      assertThat(decoder(RootMode.SINGLE).decode(scores, ALL).size())
          .isEqualTo(projective() ? projectiveSingle : single);
    }
  }

  @ParameterizedTest
  @EnumSource
  void firstIsTheBestTree(RootMode roots) {
    for (int seed = 0; seed < DRAWS; seed++) {
      for (PartScores scores : longScores(seed)) {
        ScoredTree best = decoder(roots).decode(scores);
        assertThat(decoder(roots).decode(scores, 1).trees()).containsExactly(best);
        assertThat(decoder(roots).decode(scores, 10).best()).isEqualTo(best);
      }
    }
  }

  /** Also of trees that score the same: a longer list goes on where a shorter one ends, and again the same way. */
  @ParameterizedTest
  @EnumSource
  void shortListsBeginLongOnes(RootMode roots) {
    for (int seed = 0; seed < DRAWS; seed++) {
      for (PartScores scores : longScores(seed)) {
        ScoredTrees list = decoder(roots).decode(scores, 40);
        assertThat(list.size()).isEqualTo(40);
        assertThat(decoder(roots).decode(scores, 40)).isEqualTo(list);
        assertThat(decoder(roots).decode(scores, 13).trees()).isEqualTo(list.trees().subList(0, 13));
      }
    }
  }

  private List<PartScores> longScores(long seed) {
    ArcGraph graph = prunedGraph(15, seed);
    return List.of(new RandomScores(graph, decoder(RootMode.MULTI).shapes(), seed),
        new WholeScores(graph, decoder(RootMode.MULTI).shapes(), seed));
  }

  @ParameterizedTest
  @EnumSource
  void everyTreeOfAListKeepsTheRootConstraint(RootMode roots) {
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < DRAWS; draw++) {
      PartScores scores = new RandomScores(12, random.nextLong()) {
        @Override
        public double arc(int head, int modifier) {
          return (super.arc(head, modifier) + (head == 0 ? 3 : 0)) * 1e6;
        }
      };
      assertThat(decoder(roots).decode(scores, 50).trees()).hasSize(50)
          .allSatisfy(found -> assertThat(isCandidate(found.tree(), roots)).isTrue());
    }
  }

  @Test
  void longSentencesNeedNoDeepStack() throws InterruptedException {
    PartScores scores = new RandomScores(prunedGraph(300, 11), decoder(RootMode.SINGLE).shapes(), 11);
    ScoredTrees[] list = new ScoredTrees[1];
    Runnable decoding = () -> list[0] = decoder(RootMode.SINGLE).decode(scores, 25);
    Thread thread = new Thread(null, decoding, "small stack", 1 << 17);
    thread.start();
    thread.join();
    assertThat(list[0].size()).isEqualTo(25);
  }

  @Test
  void rejectsListsOfNoTrees() {
    assertThatThrownBy(() -> decoder(RootMode.MULTI).decode(new RandomScores(3, 1), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("at least 1 tree must be asked for, not 0");
  }

  @Test
  void rejectsGraphsWithoutATree() {
    PartScores rootless = new RandomScores(ArcGraph.of(3, (h, m) -> h > 0), decoder(RootMode.MULTI).shapes(), 1);
    assertThatThrownBy(() -> decoder(RootMode.MULTI).decode(rootless, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no tree has a finite score");
  }
}
