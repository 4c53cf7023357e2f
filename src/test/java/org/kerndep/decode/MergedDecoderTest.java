package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomScores;

class MergedDecoderTest {

  private static final int K = 20;

  @ParameterizedTest
  @EnumSource
  void takesTheBestOfBothLists(RootMode roots) {
    Decoder merged = Decoders.create("koo-collins-1+hill-climbing", roots);
    Decoder climbing = Decoders.create("koo-collins-1+climb", roots);
    for (long seed = 0; seed < 10; seed++) {
      PartScores scores = new RandomScores(DecoderContract.prunedGraph(12, seed), merged.shapes(), seed);
      ScoredTrees list = merged.decode(scores, K);
      ScoredTrees first = climbing.decode(scores, K);
      ScoredTrees second = Decoders.createLike("koo-collins-1", "hill-climbing", roots).decode(scores, K);
      Set<DependencyTree> union = new HashSet<>();
      first.trees().forEach(scored -> union.add(scored.tree()));
      second.trees().forEach(scored -> union.add(scored.tree()));
      double[] best = union.stream().mapToDouble(tree -> -Parts.sum(tree, scores, merged.shapes())).sorted()
          .map(score -> -score).limit(K).toArray();
      assertThat(list.trees().stream().mapToDouble(ScoredTree::score).toArray())
          .containsExactly(best, within(1e-9));
      assertThat(list.trees()).extracting(ScoredTree::tree).isSubsetOf(union);
      assertThat(merged.decode(scores, K)).isEqualTo(list);
      assertThat(list.best().score()).isGreaterThanOrEqualTo(first.best().score() - 1e-9);
    }
  }

  @Test
  void rejectsListsOfNoTrees() {
    assertThatThrownBy(() -> Decoders.create("eisner+hill-climbing", RootMode.MULTI).decode(new RandomScores(3, 1), 0))
        .hasMessage("at least 1 tree must be asked for, not 0");
  }
}
