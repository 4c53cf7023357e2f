package org.kerndep.part;

import org.kerndep.data.DependencyTree;

/** Scores to which every arc that is not in the gold tree adds a cost: decoding them finds the most violated tree. */
public final class LossAugmentedScores extends ForwardingScores {

  private final DependencyTree gold;
  private final double cost;

  public LossAugmentedScores(PartScores scores, DependencyTree gold, double cost) {
    super(scores);
    this.gold = gold;
    this.cost = cost;
  }

  @Override
  public double arc(int head, int modifier) {
    double score = super.arc(head, modifier);
    return gold.head(modifier) == head ? score : score + cost;
  }
}
