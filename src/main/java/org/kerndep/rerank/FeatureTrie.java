package org.kerndep.rerank;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds which of many mined features trees have. Only fragments with the beginning of a feature are extended, and each
 * distinct fragment of a list is looked at once. Immutable; share freely.
 */
public final class FeatureTrie {

  private static final int NONE = -1;
  private static final int UP_BITS = 6;
  private static final int BASIC_BITS = 26;

  private final MiningSpace space;
  private final int order;
  /** From a node, where the next arc is attached and its feature, to a node; the first node is 0. */
  private final Long2IntOpenHashMap edges = new Long2IntOpenHashMap();
  /** By node: the feature that ends there. */
  private final IntArrayList features = new IntArrayList(new int[] {NONE});
  private final IntArrayList childCounts = new IntArrayList(new int[] {0});
  /** By node: one of its children, the next child of its parent, and what led to it. */
  private final IntArrayList someChild = new IntArrayList(new int[] {NONE});
  private final IntArrayList sibling = new IntArrayList(new int[] {NONE});
  private final IntArrayList upOf = new IntArrayList(new int[] {NONE});
  private final IntArrayList basicOf = new IntArrayList(new int[] {NONE});

  /**
   * Features, numbered by their places.
   *
   * @param paths all different
   */
  public FeatureTrie(MiningSpace space, List<FeaturePath> paths) {
    this.space = space;
    this.order = paths.stream().mapToInt(FeaturePath::order).max().orElse(0);
    edges.defaultReturnValue(NONE);
    for (int i = 0; i < paths.size(); i++) {
      int node = 0;
      for (int arc = 0; arc < paths.get(i).order(); arc++) {
        node = child(node, paths.get(i).up(arc), paths.get(i).basic(arc));
      }
      if (features.getInt(node) != NONE) {
        throw new IllegalArgumentException("a mined feature occurs twice: " + paths.get(i));
      }
      features.set(node, i);
    }
  }

  private int child(int node, int up, int basic) {
    if (up >= 1 << UP_BITS || basic >= 1 << BASIC_BITS) {
      throw new IllegalArgumentException("a mined feature with too many arcs or too many features of arcs");
    }
    int known = edges.get(edge(node, up, basic));
    if (known != NONE) {
      return known;
    }
    int next = features.size();
    edges.put(edge(node, up, basic), next);
    features.add(NONE);
    childCounts.add(0);
    someChild.add(NONE);
    sibling.add(someChild.getInt(node));
    upOf.add(up);
    basicOf.add(basic);
    someChild.set(node, next);
    childCounts.set(node, childCounts.getInt(node) + 1);
    return next;
  }

  private static long edge(int node, int up, int basic) {
    return (long) node << 32 | (long) up << BASIC_BITS | basic;
  }

  /**
   * The features of a list's trees.
   *
   * @param basics by arc: the numbers of its features, ascending
   */
  public MinedList of(ListArcs arcs, int[][] basics) {
    return switch (space) {
      case TREE -> inFragments(arcs, basics);
      case POLYNOMIAL -> inTrees(arcs, basics);
    };
  }

  private MinedList inFragments(ListArcs arcs, int[][] basics) {
    List<int[]> nodes = new ArrayList<>(List.of(new int[] {0}));
    List<int[]> found = new ArrayList<>(List.of(new int[0]));
    int[] trees = IntStream.range(0, arcs.trees()).toArray();
    ListFragments fragments = new ListFragments(arcs, trees, order, (fragment, parent, up, arc) -> {
      IntArrayList open = new IntArrayList();
      IntArrayList own = new IntArrayList();
      for (int node : nodes.get(parent)) {
        step(node, up, basics[arc], open, own);
      }
      if (open.isEmpty() && own.isEmpty()) {
        return false;
      }
      nodes.add(open.toIntArray());
      found.add(own.toIntArray());
      return true;
    });
    return new MinedList(found.toArray(int[][]::new),
        Arrays.stream(trees).mapToObj(fragments::of).toArray(int[][]::new));
  }

  /**
   * Goes on from a node by some features, or by the children of the node if they are fewer: to nodes with children, and
   * to features that end.
   *
   * @param basics ascending
   */
  private void step(int node, int up, int[] basics, IntArrayList open, IntArrayList ends) {
    if (childCounts.getInt(node) < basics.length) {
      for (int next = someChild.getInt(node); next != NONE; next = sibling.getInt(next)) {
        if (upOf.getInt(next) == up && Arrays.binarySearch(basics, basicOf.getInt(next)) >= 0) {
          enter(next, open, ends);
        }
      }
      return;
    }
    for (int basic : basics) {
      int next = edges.get(edge(node, up, basic));
      if (next != NONE) {
        enter(next, open, ends);
      }
    }
  }

  private void enter(int node, IntArrayList open, IntArrayList ends) {
    if (childCounts.getInt(node) > 0) {
      open.add(node);
    }
    if (features.getInt(node) != NONE) {
      ends.add(features.getInt(node));
    }
  }

  private MinedList inTrees(ListArcs arcs, int[][] basics) {
    int[][] found = new int[arcs.trees()][];
    int[][] groups = new int[found.length][];
    for (int tree = 0; tree < found.length; tree++) {
      BitSet present = new BitSet();
      for (int m = 1; m <= arcs.tree(tree).size(); m++) {
        if (arcs.tree(tree).head(m) != 0) {
          for (int basic : basics[arcs.arc(tree, m)]) {
            present.set(basic);
          }
        }
      }
      IntArrayList ends = new IntArrayList();
      collect(0, present.stream().toArray(), 0, present, ends);
      found[tree] = ends.toIntArray();
      groups[tree] = new int[] {tree};
    }
    return new MinedList(found, groups);
  }

  /**
   * Goes on from a node by the features of a tree, or by the children of the node if they are fewer.
   *
   * @param basics the features of the tree, ascending; the first that can follow is at {@code from}
   */
  private void collect(int node, int[] basics, int from, BitSet present, IntArrayList ends) {
    if (childCounts.getInt(node) < basics.length - from) {
      for (int next = someChild.getInt(node); next != NONE; next = sibling.getInt(next)) {
        if (present.get(basicOf.getInt(next))) {
          enter(next, basics, from, present, ends);
        }
      }
      return;
    }
    for (int i = from; i < basics.length; i++) {
      int next = edges.get(edge(node, 0, basics[i]));
      if (next != NONE) {
        enter(next, basics, i + 1, present, ends);
      }
    }
  }

  private void enter(int node, int[] basics, int from, BitSet present, IntArrayList ends) {
    if (features.getInt(node) != NONE) {
      ends.add(features.getInt(node));
    }
    if (childCounts.getInt(node) > 0) {
      collect(node, basics, from, present, ends);
    }
  }
}
