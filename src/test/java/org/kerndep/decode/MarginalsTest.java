package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.part.AllTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;

class MarginalsTest {

  @ParameterizedTest
  @EnumSource
  void projectiveOnesEqualEnumeration(RootMode roots) {
    for (int n = 1; n <= 5; n++) {
      RandomScores scores = new RandomScores(n, n);
      assertEqualEnumeration(Marginals.projective(scores, roots), scores, roots, true);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nonProjectiveOnesEqualEnumeration(RootMode roots) {
    for (int n = 1; n <= 5; n++) {
      RandomScores scores = new RandomScores(n, n);
      assertEqualEnumeration(Marginals.nonProjective(scores, roots), scores, roots, false);
    }
  }

  private static void assertEqualEnumeration(Marginals marginals, PartScores scores, RootMode roots,
      boolean projective) {
    int n = scores.size();
    List<DependencyTree> trees = AllTrees.of(n, t ->
        (roots == RootMode.MULTI || t.rootChildren() == 1) && (!projective || t.isProjective()));
    double total = trees.stream().mapToDouble(t -> Math.exp(Parts.sum(t, scores))).sum();
    for (int h = 0; h <= n; h++) {
      for (int m = 1; m <= n; m++) {
        if (h != m) {
          int head = h;
          int modifier = m;
          double expected = trees.stream().filter(t -> t.head(modifier) == head)
              .mapToDouble(t -> Math.exp(Parts.sum(t, scores))).sum() / total;
          assertThat(marginals.arc(h, m)).as("%d to %d of %d", h, m, n).isCloseTo(expected, within(1e-9));
        }
      }
    }
  }

  @Test
  void localOnesAreOfEachWordByItself() {
    RandomScores scores = new RandomScores(3, 9);
    double sum = Math.exp(scores.arc(0, 2)) + Math.exp(scores.arc(1, 2)) + Math.exp(scores.arc(3, 2));
    assertThat(Marginals.local(scores).arc(3, 2)).isCloseTo(Math.exp(scores.arc(3, 2)) / sum, within(1e-9));
  }

  @ParameterizedTest
  @EnumSource
  void headsOfAWordSumToOneInLongSentencesWithLargeScores(RootMode roots) {
    RandomScores plain = new RandomScores(200, 3);
    PartScores large = new RandomScores(200, 3) {
      @Override
      public double arc(int head, int modifier) {
        return 20 * plain.arc(head, modifier);
      }
    };
    for (Marginals marginals : List.of(Marginals.projective(large, roots), Marginals.nonProjective(large, roots))) {
      double fromRoot = 0;
      for (int m = 1; m <= large.size(); m++) {
        double sum = 0;
        for (int h = 0; h <= large.size(); h++) {
          sum += h == m ? 0 : marginals.arc(h, m);
        }
        assertThat(sum).isCloseTo(1, within(1e-6));
        fromRoot += marginals.arc(0, m);
      }
      if (roots == RootMode.SINGLE) {
        assertThat(fromRoot).isCloseTo(1, within(1e-6));
      }
    }
  }
}
