package org.kerndep.part;

import java.util.Set;

/** Scores that are those of others, except where a subclass says otherwise. */
public abstract class ForwardingScores implements PartScores {

  private final PartScores scores;

  protected ForwardingScores(PartScores scores) {
    this.scores = scores;
  }

  @Override
  public final ArcGraph graph() {
    return scores.graph();
  }

  @Override
  public final Set<PartShape> shapes() {
    return scores.shapes();
  }

  @Override
  public double arc(int head, int modifier) {
    return scores.arc(head, modifier);
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
