package org.kerndep.part;

import java.util.Set;

/** Random scores that count how often a decoder asks for one. One thread. */
public final class CountedScores extends RandomScores {

  private long count;

  public CountedScores(ArcGraph graph, Set<PartShape> shapes, long seed) {
    super(graph, shapes, seed);
  }

  /** How many scores were asked for. */
  public long count() {
    return count;
  }

  @Override
  protected double draw(int kind, int... words) {
    count++;
    return super.draw(kind, words);
  }
}
