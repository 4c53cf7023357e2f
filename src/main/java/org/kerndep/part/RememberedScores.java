package org.kerndep.part;

import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.Set;
import java.util.function.DoubleSupplier;

/** Scores that are asked for once per part of three arcs or two neighbouring words, and remembered. Scratch of one thread. */
public final class RememberedScores implements PartScores {

  private final PartScores scores;
  private final Long2DoubleOpenHashMap known = new Long2DoubleOpenHashMap();

  public RememberedScores(PartScores scores) {
    this.scores = scores;
    known.defaultReturnValue(Double.NaN);
  }

  private double score(long key, DoubleSupplier part) {
    double score = known.get(key);
    if (Double.isNaN(score)) {
      score = part.getAsDouble();
      known.put(key, score);
    }
    return score;
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
    return score(Parts.key(PartShape.GRAND_SIBLING, grandparent, head, sibling, modifier),
        () -> scores.grandSibling(grandparent, head, sibling, modifier));
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return score(Parts.key(PartShape.TRI_SIBLING, third, head, sibling, modifier),
        () -> scores.triSibling(head, third, sibling, modifier));
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
    return score(Parts.key(PartShape.HEAD_BIGRAM, nextHead, head, Parts.NONE, word),
        () -> scores.headBigram(word, head, nextHead));
  }
}
