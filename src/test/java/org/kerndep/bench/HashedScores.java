package org.kerndep.bench;

import java.util.Set;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * Scores from -1 to 1 that are a hash of the part: as good as random, the same every time, and cheaper than those of
 * any model, so that decoders are measured and not scores. Immutable.
 */
final class HashedScores implements PartScores {

  private final ArcGraph graph;
  private final Set<PartShape> shapes;

  HashedScores(ArcGraph graph, Set<PartShape> shapes) {
    this.graph = graph;
    this.shapes = shapes;
  }

  private static double hash(PartShape shape, int a, int b, int c, int d) {
    long key = shape.ordinal() + 1;
    key = key << 12 ^ a + 1;
    key = key << 12 ^ b + 1;
    key = key << 12 ^ c + 1;
    key = key << 12 ^ d + 1;
    key = (key ^ key >>> 33) * 0xff51afd7ed558ccdL;
    key = (key ^ key >>> 33) * 0xc4ceb9fe1a85ec53L;
    return (key >> 11) * 0x1p-52;
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return shapes;
  }

  @Override
  public double arc(int head, int modifier) {
    return hash(PartShape.ARC, head, modifier, 0, 0);
  }

  @Override
  public double sibling(int head, int sibling, int modifier) {
    return hash(PartShape.SIBLING, head, sibling, modifier, 0);
  }

  @Override
  public double grandparent(int grandparent, int head, int modifier) {
    return hash(PartShape.GRANDPARENT, grandparent, head, modifier, 0);
  }

  @Override
  public double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return hash(PartShape.GRAND_SIBLING, grandparent, head, sibling, modifier);
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return hash(PartShape.TRI_SIBLING, head, third, sibling, modifier);
  }

  @Override
  public double innerChild(int head, int modifier, int child) {
    return hash(PartShape.INNER_CHILD, head, modifier, child, 0);
  }

  @Override
  public double outerChild(int head, int modifier, int child) {
    return hash(PartShape.OUTER_CHILD, head, modifier, child, 0);
  }
}
