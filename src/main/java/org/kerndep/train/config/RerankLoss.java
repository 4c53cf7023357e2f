package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.kerndep.data.DependencyTree;

/** How wrong a tree is, for a reranker. */
public enum RerankLoss {
  /** The number of wrong heads. */
  HEADS("heads"),
  /** The number of wrong heads, and that of arcs whose head or label is wrong. */
  HEADS_AND_LABELS("heads+labels");

  private final String symbol;

  RerankLoss(String symbol) {
    this.symbol = symbol;
  }

  static RerankLoss parse(String name) {
    return Arrays.stream(values()).filter(loss -> loss.symbol.equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown loss " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankLoss::toString).toList();
  }

  public int of(DependencyTree gold, DependencyTree tree) {
    return of(gold, tree, word -> true);
  }

  /** The same of some words, numbered from 1. */
  public int of(DependencyTree gold, DependencyTree tree, IntPredicate counts) {
    int wrong = 0;
    for (int m = 1; m <= gold.size(); m++) {
      if (!counts.test(m)) {
        continue;
      }
      boolean wrongHead = gold.head(m) != tree.head(m);
      wrong += wrongHead ? 1 : 0;
      wrong += this == HEADS_AND_LABELS && (wrongHead || !gold.label(m).equals(tree.label(m))) ? 1 : 0;
    }
    return wrong;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
