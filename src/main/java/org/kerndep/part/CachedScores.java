package org.kerndep.part;

import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.function.DoubleSupplier;

/** Scores that keep those of parts of three arcs and of head bigrams once computed. Scratch of one thread. */
public final class CachedScores extends ForwardingScores {

  private final Long2DoubleOpenHashMap known = new Long2DoubleOpenHashMap();

  public CachedScores(PartScores scores) {
    super(scores);
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
  public double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return score(Parts.key(PartShape.GRAND_SIBLING, grandparent, head, sibling, modifier),
        () -> super.grandSibling(grandparent, head, sibling, modifier));
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return score(Parts.key(PartShape.TRI_SIBLING, third, head, sibling, modifier),
        () -> super.triSibling(head, third, sibling, modifier));
  }

  @Override
  public double headBigram(int word, int head, int nextHead) {
    return score(Parts.key(PartShape.HEAD_BIGRAM, nextHead, head, Parts.NONE, word),
        () -> super.headBigram(word, head, nextHead));
  }
}
