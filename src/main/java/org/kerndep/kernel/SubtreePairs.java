package org.kerndep.kernel;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Finds what the subtrees of a growing graph share with those of others, without looking at the pairs that share
 * nothing. One thread adds subtrees; others may look for pairs in between.
 */
public abstract class SubtreePairs {

  /** Takes a pair of subtrees that share something. */
  @FunctionalInterface
  public interface PairVisitor {

    /**
     * A pair, which may come several times.
     *
     * @param subtree a number in the graph
     * @param other a number in the other graph
     * @param value what they share, or a share of it
     */
    void pair(int subtree, int other, double value);
  }

  /** No arc of a graph. */
  public static final int NO_ARC = -1;
  /** Fragments that have all children of their top. */
  public static final int WHOLE = -1;

  /** Takes a pair of subtrees that share something, and where that begins. */
  @FunctionalInterface
  public interface StartVisitor {

    /**
     * Fragments that two subtrees share and that begin in the same place.
     *
     * @param subtree a number in the graph
     * @param arc the arc in the graph that they begin with, or {@link #NO_ARC}
     * @param other a number in the other graph
     * @param child the place among its children of the one that they begin with, or {@link #WHOLE}
     * @param value what they weigh
     */
    void start(int subtree, int arc, int other, int child, double value);
  }

  private final SubtreeDag dag;
  private final int depth;
  private int indexed;

  SubtreePairs(SubtreeDag dag, int depth) {
    this.dag = dag;
    this.depth = depth;
  }

  /** Looks at the subtrees that are new in the graph. */
  public final void index() {
    for (; indexed < dag.size(); indexed++) {
      index(indexed, dag.node(indexed));
    }
  }

  final SubtreeDag dag() {
    return dag;
  }

  abstract void index(int number, SubtreeDag.Node node);

  /** The pairs with the subtrees of another graph. One thread at a time. */
  interface Levels {

    /**
     * Goes over the pairs of one level of depth.
     *
     * @param wanted the subtrees of the other graph that are looked at
     * @param deeper for each subtree of the other graph what it shares with each of this one, one level less deep; a
     *     row is null if it shares nothing
     */
    void visit(int[] wanted, double[][] deeper, StartVisitor visitor);
  }

  /** Finds what all levels of depth have in common. */
  abstract Levels levels(SubtreeDag others);

  /** Goes over the pairs with the subtrees of another graph that share anything, always in the same order. */
  public final void visit(SubtreeDag others, PairVisitor visitor) {
    visitStarts(others, (subtree, arc, other, child, value) -> visitor.pair(subtree, other, value));
  }

  /** The same pairs by where the fragments begin that they share. */
  public final void visitStarts(SubtreeDag others, StartVisitor visitor) {
    Levels levels = levels(others);
    int[] all = IntStream.range(0, others.size()).toArray();
    double[][] deeper = new double[others.size()][];
    if (depth == FragmentKernel.UNLIMITED) {
      // Subtrees come after those below them, so one level can be filled from itself.
      levels.visit(all, deeper, (subtree, arc, other, child, value) -> {
        add(deeper, subtree, other, value);
        visitor.start(subtree, arc, other, child, value);
      });
      return;
    }
    levels.visit(all, belowTops(others, levels), visitor);
  }

  /** What the subtrees below others share, up to one level less than the depth. */
  private double[][] belowTops(SubtreeDag others, Levels levels) {
    int[] below = below(others);
    double[][] deeper = new double[others.size()][];
    for (int level = 1; level < Math.min(depth, height(others) + 1); level++) {
      double[][] next = new double[others.size()][];
      levels.visit(below, deeper, (subtree, arc, other, child, value) -> add(next, subtree, other, value));
      deeper = next;
    }
    return deeper;
  }

  /** How many subtrees of a graph are below each other at most, the lowest included. */
  private static int height(SubtreeDag graph) {
    int[] heights = new int[graph.size()];
    for (int u = 0; u < heights.length; u++) {
      heights[u] = 1 + graph.node(u).children().intStream().map(child -> heights[child]).max().orElse(0);
    }
    return Arrays.stream(heights).max().orElse(0);
  }

  /** The subtrees of a graph that are below another one. */
  private static int[] below(SubtreeDag others) {
    BitSet below = new BitSet(others.size());
    for (int u = 0; u < others.size(); u++) {
      others.node(u).children().forEach(below::set);
    }
    return below.stream().toArray();
  }

  private void add(double[][] values, int subtree, int other, double value) {
    if (values[other] == null) {
      values[other] = new double[dag.size()];
    }
    values[other][subtree] += value;
  }
}
