package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.RandomScores;

class BoundedDecoderTest {

  @ParameterizedTest
  @ValueSource(strings = {"eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2"})
  void fullGraphsOfManyWordsGiveATreeInBoundedTime(String name) {
    Decoder decoder = Decoders.create(name, RootMode.SINGLE);
    PartScores scores = new RandomScores(ArcGraph.complete(150), Set.of(PartShape.ARC), 4);
    DependencyTree tree = Assertions.assertTimeout(Duration.ofSeconds(60), () -> decoder.decode(scores).tree());
    assertThat(tree.rootChildren()).isEqualTo(1);
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
