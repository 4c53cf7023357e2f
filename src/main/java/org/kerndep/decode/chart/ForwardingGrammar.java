package org.kerndep.decode.chart;

/** A grammar whose items are those of another; subclasses give the hyper-edges. */
abstract class ForwardingGrammar implements ChartGrammar {

  final ChartGrammar grammar;

  ForwardingGrammar(ChartGrammar grammar) {
    this.grammar = grammar;
  }

  @Override
  public final int itemCount() {
    return grammar.itemCount();
  }

  @Override
  public final int goal() {
    return grammar.goal();
  }

  @Override
  public final boolean isAxiom(int item) {
    return grammar.isAxiom(item);
  }

  @Override
  public final int modifier(int item, int firstTail, int secondTail) {
    return grammar.modifier(item, firstTail, secondTail);
  }

  @Override
  public final int head(int item, int firstTail, int secondTail) {
    return grammar.head(item, firstTail, secondTail);
  }

  @Override
  public final String label(int item, int firstTail, int secondTail) {
    return grammar.label(item, firstTail, secondTail);
  }

  @Override
  public final int size() {
    return grammar.size();
  }
}
