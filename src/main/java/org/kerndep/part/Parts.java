package org.kerndep.part;

import org.kerndep.data.DependencyTree;

/** Enumerates the parts of a tree; every other class that needs parts asks here. */
public final class Parts {

  /** Takes one arc. */
  @FunctionalInterface
  public interface ArcVisitor {
    void arc(int head, int modifier);
  }

  private Parts() {}

  /** All arcs, by modifier from left to right. */
  public static void arcs(DependencyTree tree, ArcVisitor visitor) {
    for (int m = 1; m <= tree.size(); m++) {
      visitor.arc(tree.head(m), m);
    }
  }

  /** The arcs of one tree that another over the same words does not have, by modifier from left to right. */
  public static void arcsOnlyIn(DependencyTree tree, DependencyTree other, ArcVisitor visitor) {
    for (int m = 1; m <= tree.size(); m++) {
      if (tree.head(m) != other.head(m)) {
        visitor.arc(tree.head(m), m);
      }
    }
  }

  /** The score of a tree: the sum over its parts. */
  public static double sum(DependencyTree tree, PartScores scores) {
    double sum = 0;
    for (int m = 1; m <= tree.size(); m++) {
      sum += scores.arc(tree.head(m), m);
    }
    return sum;
  }
}
