package org.kerndep.decode;

import org.kerndep.decode.chart.ChartGrammar;

/** Counts the derivations of a chart: sums over hyper-edges of products over tails. */
final class DerivationCounts {

  private DerivationCounts() {}

  static long of(ChartGrammar grammar) {
    long[] counts = new long[grammar.itemCount()];
    for (int item = 0; item < counts.length; item++) {
      int current = item;
      counts[item] = grammar.isAxiom(item) ? 1 : 0;
      grammar.incoming(item, (first, second, weight) -> counts[current] += counts[first] * counts[second]);
    }
    return counts[grammar.goal()];
  }
}
