package org.kerndep.decode.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** The derivations of a chart item, best first, as far as they were asked for, and the candidates for the next one. */
final class RankedItem {

  private final List<Derivation> found = new ArrayList<>();
  private final PriorityQueue<Derivation> candidates;
  private boolean exhausted;

  /** An item whose best derivation is found; every hyper-edge is a candidate with the best of its tails. */
  RankedItem(int item, ChartGrammar grammar, Viterbi viterbi) {
    List<Derivation> edges = new ArrayList<>();
    if (grammar.isAxiom(item)) {
      edges.add(new Derivation(0, Viterbi.NONE, Viterbi.NONE, 0, 0, 0, 0));
    }
    grammar.incoming(item, (first, second, weight) -> {
      double score = viterbi.best(first) + viterbi.best(second) + weight;
      if (score > Double.NEGATIVE_INFINITY) {
        edges.add(new Derivation(edges.size(), first, second, 0, 0, weight, score));
      }
    });
    candidates = new PriorityQueue<>(edges);
    takeNext();
  }

  /** How many derivations were found so far. */
  int size() {
    return found.size();
  }

  /** Whether there are no others than those found. */
  boolean isExhausted() {
    return exhausted;
  }

  Derivation get(int rank) {
    return found.get(rank);
  }

  Derivation last() {
    return found.get(found.size() - 1);
  }

  void addCandidate(Derivation candidate) {
    candidates.add(candidate);
  }

  /** Finds the best of the candidates, or that there is none. */
  void takeNext() {
    Derivation next = candidates.poll();
    if (next == null) {
      exhausted = true;
    } else {
      found.add(next);
    }
  }
}
