package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.CountedScores;
import org.kerndep.part.PartShape;

class BoundedDecoderTest {

  /** Exact decoding with parts of three arcs would ask for more than 100 million scores. */
  @ParameterizedTest
  @ValueSource(strings = {"eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2"})
  void fullGraphsOfManyWordsGiveATreeWithBoundedWork(String name) {
    CountedScores scores = new CountedScores(ArcGraph.complete(150), Set.of(PartShape.ARC), 4);
    DependencyTree tree = Decoders.create(name, RootMode.SINGLE).decode(scores).tree();
    assertThat(tree.rootChildren()).isEqualTo(1);
    assertThat(scores.count()).isLessThan(10_000_000);
  }

  @Test
  void workGrowsWithWordsAndArcs() {
    ArcGraph sparse = ArcGraph.of(40, (h, m) -> h < m && m - h <= 5);
    assertThat(DecodingCost.ofArcs(sparse)).isLessThan(1e6);
    assertThat(DecodingCost.ofArcs(ArcGraph.complete(40))).isGreaterThan(20 * DecodingCost.ofArcs(sparse));
    assertThat(DecodingCost.ofArcs(ArcGraph.complete(300))).isGreaterThan(2e8);
    assertThat(DecodingCost.ofSpans(ArcGraph.complete(300))).isLessThan(2e8);
  }
}
