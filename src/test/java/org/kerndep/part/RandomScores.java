package org.kerndep.part;

import java.util.SplittableRandom;

/** Scores drawn from -1 to 1, for tests of decoders. */
public class RandomScores implements PartScores {

  private final int size;
  private final double[] arcs;

  public RandomScores(int size, long seed) {
    this.size = size;
    SplittableRandom random = new SplittableRandom(seed);
    arcs = random.doubles((long) (size + 1) * (size + 1), -1, 1).toArray();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public double arc(int head, int modifier) {
    return arcs[head * (size + 1) + modifier];
  }
}
