package org.kerndep.decode;

import org.kerndep.decode.chart.ChartGrammar;

/** A grammar that counts how often the hyper-edges into an item are asked for, and how many hyper-edges that gave. */
final class CountingGrammar implements ChartGrammar {

  private final ChartGrammar grammar;
  private int questions;
  private int edges;

  CountingGrammar(ChartGrammar grammar) {
    this.grammar = grammar;
  }

  int questions() {
    return questions;
  }

  int edges() {
    return edges;
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    questions++;
    grammar.incoming(item, (first, second, weight) -> {
      edges++;
      visitor.edge(first, second, weight);
    });
  }

  @Override
  public int itemCount() {
    return grammar.itemCount();
  }

  @Override
  public int goal() {
    return grammar.goal();
  }

  @Override
  public boolean isAxiom(int item) {
    return grammar.isAxiom(item);
  }

  @Override
  public int modifier(int item, int firstTail, int secondTail) {
    return grammar.modifier(item, firstTail, secondTail);
  }

  @Override
  public int head(int item, int firstTail, int secondTail) {
    return grammar.head(item, firstTail, secondTail);
  }

  @Override
  public int size() {
    return grammar.size();
  }
}
