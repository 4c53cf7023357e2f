package org.kerndep.decode;

import java.util.function.Function;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;

/** A projective decoder: a grammar over the sentence's scores under the generic solver. */
final class ChartDecoder implements Decoder {

  private final Function<PartScores, ChartGrammar> grammar;

  ChartDecoder(Function<PartScores, ChartGrammar> grammar) {
    this.grammar = grammar;
  }

  @Override
  public ScoredTree decode(PartScores scores) {
    return new Viterbi(grammar.apply(scores)).tree();
  }
}
