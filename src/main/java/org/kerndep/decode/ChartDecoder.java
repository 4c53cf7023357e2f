package org.kerndep.decode;

import java.util.Collections;
import java.util.Set;
import java.util.function.Function;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.LazyKBest;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** A projective decoder: a grammar over the sentence's scores under the generic solvers. */
final class ChartDecoder implements Decoder {

  private final Function<PartScores, ChartGrammar> grammar;

  private final Set<PartShape> shapes;

  ChartDecoder(Function<PartScores, ChartGrammar> grammar, Set<PartShape> shapes) {
    this.grammar = grammar;
    this.shapes = Collections.unmodifiableSet(shapes);
  }

  @Override
  public boolean isProjective() {
    return true;
  }

  @Override
  public Set<PartShape> shapes() {
    return shapes;
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    Decoders.requirePositive(k);
    return new LazyKBest(grammar.apply(scores)).trees(k);
  }

  @Override
  public Forest forest(PartScores scores, int k) {
    Decoders.requirePositive(k);
    return new ChartForest(grammar.apply(scores), k);
  }
}
