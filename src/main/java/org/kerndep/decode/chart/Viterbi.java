package org.kerndep.decode.chart;

/**
 * The best derivation of every item of a chart; among equal ones the first that the grammar names. Used once, by one
 * thread.
 */
public final class Viterbi implements ChartGrammar.EdgeVisitor {

  /** No tail. */
  static final int NONE = -1;

  private final ChartGrammar grammar;
  private final double[] best;
  private final int[] firstTail;
  private final int[] secondTail;

  private double bestOfItem;
  private int firstOfItem;
  private int secondOfItem;

  public Viterbi(ChartGrammar grammar) {
    this.grammar = grammar;
    int items = grammar.itemCount();
    best = new double[items];
    firstTail = new int[items];
    secondTail = new int[items];
    for (int item = 0; item < items; item++) {
      bestOfItem = grammar.isAxiom(item) ? 0 : Double.NEGATIVE_INFINITY;
      firstOfItem = NONE;
      secondOfItem = NONE;
      grammar.incoming(item, this);
      best[item] = bestOfItem;
      firstTail[item] = firstOfItem;
      secondTail[item] = secondOfItem;
    }
  }

  /** What is not reached leads nowhere. */
  @Override
  public boolean isWanted(int first, int second) {
    return best[first] > Double.NEGATIVE_INFINITY && best[second] > Double.NEGATIVE_INFINITY;
  }

  @Override
  public void edge(int first, int second, double weight) {
    double score = best[first] + best[second] + weight;
    if (score > bestOfItem) {
      bestOfItem = score;
      firstOfItem = first;
      secondOfItem = second;
    }
  }

  /** The score of an item's best derivation, negative infinity if it has none. */
  public double best(int item) {
    return best[item];
  }

  /** The first tail of the best derivation's hyper-edge, or {@link #NONE} if that is the axiom or there is none. */
  int firstTail(int item) {
    return firstTail[item];
  }

  /** The second tail of that hyper-edge. */
  int secondTail(int item) {
    return secondTail[item];
  }
}
