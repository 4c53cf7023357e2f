package org.kerndep.part;

import java.util.Set;
import org.kerndep.data.DependencyTree;

/** Scores to which every arc that is not in the gold tree adds a cost: decoding them finds the most violated tree. */
public final class LossAugmentedScores implements PartScores {

  private final PartScores scores;
  private final DependencyTree gold;
  private final double cost;

  public LossAugmentedScores(PartScores scores, DependencyTree gold, double cost) {
    this.scores = scores;
    this.gold = gold;
    this.cost = cost;
  }

  @Override
  public ArcGraph graph() {
    return scores.graph();
  }

  @Override
  public Set<PartShape> shapes() {
    return scores.shapes();
  }

  @Override
  public double arc(int head, int modifier) {
    double score = scores.arc(head, modifier);
    return gold.head(modifier) == head ? score : score + cost;
  }

  @Override
  public double sibling(int head, int sibling, int modifier) {
    return scores.sibling(head, sibling, modifier);
  }

  @Override
  public double grandparent(int grandparent, int head, int modifier) {
    return scores.grandparent(grandparent, head, modifier);
  }

  @Override
  public double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return scores.grandSibling(grandparent, head, sibling, modifier);
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return scores.triSibling(head, third, sibling, modifier);
  }

  @Override
  public double innerChild(int head, int modifier, int child) {
    return scores.innerChild(head, modifier, child);
  }

  @Override
  public double outerChild(int head, int modifier, int child) {
    return scores.outerChild(head, modifier, child);
  }

  @Override
  public double headBigram(int word, int head, int nextHead) {
    return scores.headBigram(word, head, nextHead);
  }
}
