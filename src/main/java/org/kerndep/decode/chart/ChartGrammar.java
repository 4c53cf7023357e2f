package org.kerndep.decode.chart;

import org.kerndep.data.Word;

/**
 * A weighted hypergraph whose derivations are the projective trees of one sentence, each exactly once; if the scores
 * have labels, once for every way to label it. Items are numbered so that the tails of a hyper-edge come before its
 * head; an item without incoming edges is an axiom if {@link #isAxiom} says so and unreachable otherwise.
 */
public interface ChartGrammar {

  /** Takes one hyper-edge into the item asked about. */
  @FunctionalInterface
  interface EdgeVisitor {
    /** The item derives from two others, adding {@code weight}. */
    void edge(int firstTail, int secondTail, double weight);

    /** Whether a hyper-edge from these tails can matter; if not, its weight need not be computed. */
    default boolean isWanted(int firstTail, int secondTail) {
      return true;
    }
  }

  /** Items are 0 to this number minus 1. */
  int itemCount();

  /** The item whose derivations are whole trees. */
  int goal();

  /** Whether the item holds by itself, with score 0. */
  boolean isAxiom(int item);

  /** Visits the hyper-edges into an item, always in the same order. */
  void incoming(int item, EdgeVisitor visitor);

  /** The modifier of the arc that taking this hyper-edge adds to a tree, or 0 if it adds none. */
  int modifier(int item, int firstTail, int secondTail);

  /** The head of that arc, if there is one. */
  int head(int item, int firstTail, int secondTail);

  /** The name of that arc's label, if there is an arc. */
  default String label(int item, int firstTail, int secondTail) {
    return Word.ABSENT;
  }

  /** The number of words. */
  int size();
}
