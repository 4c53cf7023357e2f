package org.kerndep.decode.chart;

/**
 * The hyper-edges of another grammar with weights divided by a temperature, relative to the best derivation of their
 * item: those of that derivation have weight 0, others less. Every tree is shifted alike, so that its probability
 * stays, and the sum over an item's derivations is at least 1. Used by one thread.
 */
public final class TemperedGrammar extends ForwardingGrammar {

  private final Viterbi viterbi;
  private final double temperature;

  /**
   * A grammar.
   *
   * @param grammar has no hyper-edges whose tails have no derivation
   * @param viterbi its best derivations
   */
  public TemperedGrammar(ChartGrammar grammar, Viterbi viterbi, double temperature) {
    super(grammar);
    this.viterbi = viterbi;
    this.temperature = temperature;
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    double best = viterbi.best(item);
    grammar.incoming(item, (first, second, weight) -> visitor.edge(first, second,
        (weight + viterbi.best(first) + viterbi.best(second) - best) / temperature));
  }
}
