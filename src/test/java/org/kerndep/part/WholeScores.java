package org.kerndep.part;

import java.util.Set;

/** Random scores that are whole numbers from -2 to 2, so that many trees score the same. */
public final class WholeScores extends RandomScores {

  public WholeScores(ArcGraph graph, Set<PartShape> shapes, long seed) {
    super(graph, shapes, seed);
  }

  @Override
  protected double draw(int kind, int... words) {
    return Math.rint(2 * super.draw(kind, words));
  }
}
