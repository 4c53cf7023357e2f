package org.kerndep.part;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Set;
import org.kerndep.data.DependencyTree;

/** Enumerates the parts of a tree; every other class that needs parts asks here. */
public final class Parts {

  /** No word: no sibling, no child. */
  public static final int NONE = -1;

  /** Takes one arc. */
  @FunctionalInterface
  public interface ArcVisitor {
    void arc(int head, int modifier);
  }

  /** Takes one part. */
  @FunctionalInterface
  public interface PartVisitor {
    /** A part, by the values of a {@link Part}. */
    void part(PartShape shape, int outer, int head, int sibling, int modifier);
  }

  private Parts() {}

  /** All arcs, by modifier from left to right. */
  public static void arcs(DependencyTree tree, ArcVisitor visitor) {
    for (int m = 1; m <= tree.size(); m++) {
      visitor.arc(tree.head(m), m);
    }
  }

  /** The heads of a tree's words: what trees with the same arcs have in common, whatever their labels. */
  public static IntList heads(DependencyTree tree) {
    IntArrayList heads = new IntArrayList(tree.size());
    arcs(tree, (head, modifier) -> heads.add(head));
    return heads;
  }

  /** The child of a word's head just inside the word, or NONE. */
  public static int sibling(DependencyTree tree, int modifier) {
    int head = tree.head(modifier);
    int step = modifier < head ? 1 : -1;
    for (int s = modifier + step; s != head; s += step) {
      if (tree.head(s) == head) {
        return s;
      }
    }
    return NONE;
  }

  /** All parts of some shapes, always in the same order. */
  public static void visit(DependencyTree tree, Set<PartShape> shapes, PartVisitor visitor) {
    Children children = new Children(tree);
    for (int h = 0; h <= tree.size(); h++) {
      visitSide(tree, children, h, 1, shapes, visitor);
      visitSide(tree, children, h, -1, shapes, visitor);
    }
    if (shapes.contains(PartShape.HEAD_BIGRAM)) {
      for (int m = 1; m < tree.size(); m++) {
        visitor.part(PartShape.HEAD_BIGRAM, tree.head(m + 1), tree.head(m), NONE, m);
      }
    }
  }

  private static void visitSide(DependencyTree tree, Children children, int head, int step, Set<PartShape> shapes,
      PartVisitor visitor) {
    int third = NONE;
    int sibling = NONE;
    for (int m = children.next(head, head, step); m != NONE; m = children.next(head, m, step)) {
      for (PartShape shape : shapes) {
        switch (shape) {
          case ARC -> visitor.part(shape, NONE, head, NONE, m);
          case SIBLING -> visitor.part(shape, NONE, head, sibling, m);
          case TRI_SIBLING -> visitor.part(shape, third, head, sibling, m);
          case INNER_CHILD -> visitor.part(shape, children.last(m, -step), head, NONE, m);
          case OUTER_CHILD -> visitor.part(shape, children.last(m, step), head, NONE, m);
          case HEAD_BIGRAM -> { }
          default -> {
            boolean lastOnly = shape == PartShape.LAST_GRANDPARENT || shape == PartShape.LAST_GRAND_SIBLING;
            boolean siblingToo = shape == PartShape.GRAND_SIBLING || shape == PartShape.LAST_GRAND_SIBLING;
            if (head != 0 && (!lastOnly || children.next(head, m, step) == NONE)) {
              visitor.part(shape, tree.head(head), head, siblingToo ? sibling : NONE, m);
            }
          }
        }
      }
      third = sibling;
      sibling = m;
    }
  }

  /** The parts of some shapes of one tree that another over the same words does not have, in the order of the first. */
  public static void visitOnlyIn(DependencyTree tree, DependencyTree other, Set<PartShape> shapes,
      PartVisitor visitor) {
    LongOpenHashSet shared = new LongOpenHashSet();
    visit(other, shapes, (shape, outer, h, s, m) -> shared.add(key(shape, outer, h, s, m)));
    visitNotIn(shared, tree, shapes, visitor);
  }

  /** The same, where a part is also another if its arc, the one into the modifier, has another label. */
  public static void visitLabelledOnlyIn(DependencyTree tree, DependencyTree other, Set<PartShape> shapes,
      PartVisitor visitor) {
    LongOpenHashSet shared = new LongOpenHashSet();
    visit(other, shapes, (shape, outer, h, s, m) -> {
      if (tree.label(m).equals(other.label(m))) {
        shared.add(key(shape, outer, h, s, m));
      }
    });
    visitNotIn(shared, tree, shapes, visitor);
  }

  private static void visitNotIn(LongOpenHashSet shared, DependencyTree tree, Set<PartShape> shapes,
      PartVisitor visitor) {
    visit(tree, shapes, (shape, outer, h, s, m) -> {
      if (!shared.contains(key(shape, outer, h, s, m))) {
        visitor.part(shape, outer, h, s, m);
      }
    });
  }

  /** A number of its own for every part of sentences below 2^15 words. */
  public static long key(PartShape shape, int outer, int head, int sibling, int modifier) {
    return ((((long) shape.ordinal() << 15 | outer + 1) << 15 | head) << 15 | sibling + 1) << 15 | modifier;
  }

  /** The score of a tree: the sum over its parts of the shapes that score. */
  public static double sum(DependencyTree tree, PartScores scores) {
    return sum(tree, scores, scores.shapes());
  }

  /** The sum over the parts of some shapes. */
  public static double sum(DependencyTree tree, PartScores scores, Set<PartShape> shapes) {
    double[] sum = new double[1];
    visit(tree, shapes, (shape, outer, head, sibling, modifier) ->
        sum[0] += score(scores, shape, outer, head, sibling, modifier));
    return sum[0];
  }

  private static double score(PartScores scores, PartShape shape, int outer, int head, int sibling, int modifier) {
    return switch (shape) {
      case ARC -> scores.arc(head, modifier);
      case SIBLING -> scores.sibling(head, sibling, modifier);
      case GRANDPARENT, LAST_GRANDPARENT -> scores.grandparent(outer, head, modifier);
      case GRAND_SIBLING, LAST_GRAND_SIBLING -> scores.grandSibling(outer, head, sibling, modifier);
      case TRI_SIBLING -> scores.triSibling(head, outer, sibling, modifier);
      case INNER_CHILD -> scores.innerChild(head, modifier, outer);
      case OUTER_CHILD -> scores.outerChild(head, modifier, outer);
      case HEAD_BIGRAM -> scores.headBigram(modifier, head, outer);
    };
  }
}
