package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.KooCollinsGrammar;
import org.kerndep.decode.chart.LazyKBest;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.RandomScores;

/** Scores of hyper-edges are dear, so the edges of few items are asked for twice. */
class LazyKBestTest {

  private static CountingGrammar grammar() {
    ArcGraph graph = DecoderContract.prunedGraph(40, 5);
    PartScores scores = new RandomScores(graph, Decoders.create("koo-collins-1", RootMode.SINGLE).shapes(), 5);
    return new CountingGrammar(new KooCollinsGrammar(scores, RootMode.SINGLE, false));
  }

  @Test
  void theBestTreeAsksOnceForTheEdgesOfAnItem() {
    CountingGrammar grammar = grammar();
    new LazyKBest(grammar).trees(1);
    assertThat(grammar.questions()).isEqualTo(grammar.itemCount());
  }

  @Test
  void aListAsksForFewEdgesAgain() {
    CountingGrammar one = grammar();
    new LazyKBest(one).trees(1);
    CountingGrammar many = grammar();
    new LazyKBest(many).trees(25);
    assertThat(many.questions()).isBetween(one.questions() + 1, one.questions() + one.questions() / 5);
    assertThat(many.edges()).isBetween(one.edges() + 1, one.edges() + one.edges() / 5);
  }
}
