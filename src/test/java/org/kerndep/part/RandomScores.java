package org.kerndep.part;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;

/** Scores of all shapes drawn from -1 to 1, for tests of decoders. */
public class RandomScores implements PartScores {

  private final ArcGraph graph;
  private final Set<PartShape> shapes;
  private final long seed;

  /** Arc scores only, on the complete graph. */
  public RandomScores(int size, long seed) {
    this(ArcGraph.complete(size), EnumSet.of(PartShape.ARC), seed);
  }

  public RandomScores(ArcGraph graph, Set<PartShape> shapes, long seed) {
    this.graph = graph;
    this.shapes = shapes;
    this.seed = seed;
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return shapes;
  }

  /** The score of a part, given the number of its shape and its words. */
  protected double draw(int kind, int... words) {
    return new SplittableRandom(31 * (31 * seed + kind) + Arrays.hashCode(words)).split().nextDouble(-1, 1);
  }

  @Override
  public double arc(int head, int modifier) {
    return draw(0, head, modifier);
  }

  @Override
  public double sibling(int head, int sibling, int modifier) {
    return draw(1, head, sibling, modifier);
  }

  @Override
  public double grandparent(int grandparent, int head, int modifier) {
    return draw(2, grandparent, head, modifier);
  }

  @Override
  public double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return draw(3, grandparent, head, sibling, modifier);
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return draw(4, head, third, sibling, modifier);
  }

  @Override
  public double innerChild(int head, int modifier, int child) {
    return draw(5, head, modifier, child);
  }

  @Override
  public double outerChild(int head, int modifier, int child) {
    return draw(6, head, modifier, child);
  }

  @Override
  public double headBigram(int word, int head, int nextHead) {
    return draw(7, word, head, nextHead);
  }
}
