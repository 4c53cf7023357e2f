package org.kerndep.decode.chart;

/**
 * A way to derive a chart item: a hyper-edge and which derivation of each tail it joins. Ordered as {@link LazyKBest}
 * ranks: by score, then by the order in which the grammar names the hyper-edges, then by the ranks of the tails.
 *
 * @param edge the place of the hyper-edge among those into the item
 * @param firstTail {@link Viterbi#NONE} for an axiom, which has no tails
 * @param firstRank 0 for the tail's best derivation
 * @param weight of the hyper-edge
 * @param score of hyper-edge and tails
 */
record Derivation(int edge, int firstTail, int secondTail, int firstRank, int secondRank, double weight, double score)
    implements Comparable<Derivation> {

  boolean isAxiom() {
    return firstTail == Viterbi.NONE;
  }

  @Override
  public int compareTo(Derivation other) {
    if (score != other.score) {
      return score > other.score ? -1 : 1;
    }
    if (edge != other.edge) {
      return Integer.compare(edge, other.edge);
    }
    return firstRank != other.firstRank
        ? Integer.compare(firstRank, other.firstRank)
        : Integer.compare(secondRank, other.secondRank);
  }
}
