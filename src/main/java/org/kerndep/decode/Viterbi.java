package org.kerndep.decode;

import java.util.Arrays;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;

/** The best derivation of a chart; among equal ones the first that the grammar names. Used once, by one thread. */
final class Viterbi implements ChartGrammar.EdgeVisitor {

  private static final int NONE = -1;

  private final ChartGrammar grammar;
  private final double[] best;
  private final int[] firstTail;
  private final int[] secondTail;

  private double bestOfItem;
  private int firstOfItem;
  private int secondOfItem;

  Viterbi(ChartGrammar grammar) {
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

  @Override
  public void edge(int first, int second, double weight) {
    double score = best[first] + best[second] + weight;
    if (score > bestOfItem) {
      bestOfItem = score;
      firstOfItem = first;
      secondOfItem = second;
    }
  }

  /** The tree of the best derivation of the goal. */
  ScoredTree tree() {
    double score = best[grammar.goal()];
    if (score == Double.NEGATIVE_INFINITY) {
      throw new IllegalArgumentException("no tree has a finite score");
    }
    int[] heads = new int[grammar.size() + 1];
    String[] labels = new String[grammar.size() + 1];
    int[] stack = new int[16];
    int depth = 0;
    stack[depth++] = grammar.goal();
    while (depth > 0) {
      int item = stack[--depth];
      if (firstTail[item] != NONE) {
        int modifier = grammar.modifier(item, firstTail[item], secondTail[item]);
        if (modifier > 0) {
          heads[modifier] = grammar.head(item, firstTail[item], secondTail[item]);
          labels[modifier] = grammar.label(item, firstTail[item], secondTail[item]);
        }
        if (depth + 2 > stack.length) {
          stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        stack[depth++] = firstTail[item];
        stack[depth++] = secondTail[item];
      }
    }
    return new ScoredTree(DependencyTree.of(heads, labels), score);
  }
}
