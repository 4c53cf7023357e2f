package org.kerndep.part;

/** Scores to which every arc adds a number of its own. Immutable if the scores are. */
public final class AddedArcScores extends ForwardingScores {

  private final double[] added;

  /**
   * A sum.
   *
   * @param added what the arcs add, by their numbers in the graph
   */
  public AddedArcScores(PartScores scores, double[] added) {
    super(scores);
    if (added.length != scores.graph().arcCount()) {
      throw new IllegalArgumentException(added.length + " numbers for " + scores.graph().arcCount() + " arcs");
    }
    this.added = added.clone();
  }

  @Override
  public double arc(int head, int modifier) {
    return super.arc(head, modifier) + added[graph().arc(head, modifier)];
  }
}
