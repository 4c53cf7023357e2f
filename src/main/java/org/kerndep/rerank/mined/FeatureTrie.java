package org.kerndep.rerank.mined;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds which of many mined features trees have. Only fragments with the beginning of a feature are extended, and each
 * distinct fragment of a list is looked at once. The children of a node are neighbours, by ascending attachment and
 * feature of the arc that leads to them. Immutable; share freely.
 */
public final class FeatureTrie {

  private static final int NONE = -1;

  private final MiningSpace space;
  private final int order;
  /** One more than the greatest number of a feature of arcs. */
  private final int basicBound;
  /** By node: where the arc that leads to it is attached, and its feature; the first node is 0. */
  private final int[] edges;
  /** By node: its first child; those of a node end where those of the next begin. */
  private final int[] firstChild;
  /** By node: the feature that ends there. */
  private final int[] features;

  /**
   * Features, numbered by their places.
   *
   * @param paths all different
   */
  public FeatureTrie(MiningSpace space, FeaturePaths paths) {
    this.space = space;
    this.order = paths.stream().mapToInt(FeaturePath::order).max().orElse(0);
    this.basicBound = paths.stream().flatMapToInt(path -> IntStream.range(0, path.order()).map(path::basic))
        .max().orElse(NONE) + 1;
    int[] sorted = paths.order();
    IntArrayList ways = new IntArrayList(new int[] {0});
    IntArrayList ends = new IntArrayList(new int[] {NONE});
    IntArrayList children = new IntArrayList(new int[] {0});
    int[] nodes = new int[sorted.length];
    for (int level = 0; level < order; level++) {
      for (int i = 0; i < sorted.length; i++) {
        FeaturePath path = paths.get(sorted[i]);
        if (path.order() <= level) {
          continue;
        }
        if (i == 0 || path.shared(paths.get(sorted[i - 1])) <= level) {
          children.set(nodes[i], children.getInt(nodes[i]) + 1);
          ways.add(path.edge(level));
          ends.add(NONE);
          children.add(0);
        }
        nodes[i] = ways.size() - 1;
        if (path.order() == level + 1) {
          if (ends.getInt(nodes[i]) != NONE) {
            throw new IllegalArgumentException("a mined feature occurs twice: " + path);
          }
          ends.set(nodes[i], sorted[i]);
        }
      }
    }
    this.edges = ways.toIntArray();
    this.features = ends.toIntArray();
    this.firstChild = new int[edges.length + 1];
    firstChild[0] = 1;
    for (int node = 0; node < edges.length; node++) {
      firstChild[node + 1] = firstChild[node] + children.getInt(node);
    }
  }

  private int up(int node) {
    return FeaturePath.upOf(edges[node]);
  }

  private int basic(int node) {
    return FeaturePath.basicOf(edges[node]);
  }

  private int childCount(int node) {
    return firstChild[node + 1] - firstChild[node];
  }

  /** The child of a node by an arc, or a negative number. */
  private int child(int node, int up, int basic) {
    return Arrays.binarySearch(edges, firstChild[node], firstChild[node + 1], FeaturePath.edge(up, basic));
  }

  /**
   * The features of a list's trees.
   *
   * @param basics by arc: the numbers of its features, ascending
   * @param count what a tree of the tree space has of a feature that occurs several times
   */
  public MinedList of(ListArcs arcs, int[][] basics, FeatureCount count) {
    return switch (space) {
      case TREE -> inFragments(arcs, basics, count);
      case POLYNOMIAL -> inTrees(arcs, basics);
    };
  }

  private MinedList inFragments(ListArcs arcs, int[][] basics, FeatureCount count) {
    List<int[]> nodes = new ArrayList<>(List.of(new int[] {0}));
    List<int[]> found = new ArrayList<>(List.of(new int[0]));
    int[] trees = IntStream.range(0, arcs.trees()).toArray();
    ListSteps steps = new ListSteps(basics);
    IntArrayList open = new IntArrayList();
    IntArrayList own = new IntArrayList();
    ListFragments fragments = new ListFragments(arcs, trees, order, (fragment, parent, up, arc) -> {
      open.clear();
      own.clear();
      for (int node : nodes.get(parent)) {
        steps.step(node, up, arc, open, own);
      }
      if (open.isEmpty() && own.isEmpty()) {
        return false;
      }
      nodes.add(open.toIntArray());
      found.add(own.toIntArray());
      return true;
    });
    return new MinedList(found.toArray(int[][]::new),
        Arrays.stream(trees).mapToObj(fragments::of).toArray(int[][]::new), count);
  }

  private void enter(int node, IntArrayList open, IntArrayList ends) {
    if (childCount(node) > 0) {
      open.add(node);
    }
    if (features[node] != NONE) {
      ends.add(features[node]);
    }
  }

  /** Steps from nodes to their children by the arcs of one list. Scratch of one thread. */
  private final class ListSteps {

    /** If a node has more children, those that the list has no arc for are left out once and for all. */
    private static final int MANY = 8;

    /** About how many children can be looked at one after the other while one of very many is searched. */
    private static final int SEARCH = 16;

    /** Children of a node, and for each the place of the feature that leads to it among those of the list. */
    private record Children(int[] nodes, int[] places) {}

    /** By arc, ascending. */
    private final int[][] basics;
    private final BitSet present = new BitSet(basicBound);
    /** The features of all arcs, ascending, and by arc the places of its own. */
    private final int[] all;
    private final BitSet[] places;
    private final Int2ObjectMap<Children> children = new Int2ObjectOpenHashMap<>();

    ListSteps(int[][] basics) {
      this.basics = basics;
      for (int[] own : basics) {
        Arrays.stream(own).filter(basic -> basic < basicBound).forEach(present::set);
      }
      this.all = present.stream().toArray();
      this.places = Arrays.stream(basics).map(this::places).toArray(BitSet[]::new);
    }

    private BitSet places(int[] own) {
      BitSet set = new BitSet(all.length);
      Arrays.stream(own).filter(basic -> basic < basicBound).forEach(basic -> set.set(place(basic)));
      return set;
    }

    private int place(int basic) {
      return Arrays.binarySearch(all, basic);
    }

    /** Goes on from a node by an arc: to nodes with children, and to features that end. */
    void step(int node, int up, int arc, IntArrayList open, IntArrayList ends) {
      if (childCount(node) <= MANY) {
        for (int child = firstChild[node]; child < firstChild[node + 1]; child++) {
          if (up(child) == up && present.get(basic(child)) && Arrays.binarySearch(basics[arc], basic(child)) >= 0) {
            enter(child, open, ends);
          }
        }
        return;
      }
      Children some = children.computeIfAbsent(node, this::children);
      for (int i = 0; i < some.nodes.length; i++) {
        if (up(some.nodes[i]) == up && places[arc].get(some.places[i])) {
          enter(some.nodes[i], open, ends);
        }
      }
    }

    private Children children(int node) {
      IntArrayList nodes = new IntArrayList();
      IntArrayList ways = new IntArrayList();
      int ups = up(firstChild[node + 1] - 1) + 1;
      if ((long) ups * all.length * SEARCH < childCount(node)) {
        for (int up = 0; up < ups; up++) {
          for (int place = 0; place < all.length; place++) {
            int child = child(node, up, all[place]);
            if (child >= 0) {
              nodes.add(child);
              ways.add(place);
            }
          }
        }
        return new Children(nodes.toIntArray(), ways.toIntArray());
      }
      for (int child = firstChild[node]; child < firstChild[node + 1]; child++) {
        if (present.get(basic(child))) {
          nodes.add(child);
          ways.add(place(basic(child)));
        }
      }
      return new Children(nodes.toIntArray(), ways.toIntArray());
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
    return new MinedList(found, groups, FeatureCount.OCCURRENCES);
  }

  /**
   * Goes on from a node by the features of a tree, or by the children of the node if they are fewer.
   *
   * @param basics the features of the tree, ascending; the first that can follow is at {@code from}
   */
  private void collect(int node, int[] basics, int from, BitSet present, IntArrayList ends) {
    if (childCount(node) < basics.length - from) {
      for (int child = firstChild[node]; child < firstChild[node + 1]; child++) {
        if (present.get(basic(child))) {
          enter(child, basics, from, present, ends);
        }
      }
      return;
    }
    for (int i = from; i < basics.length; i++) {
      int child = child(node, 0, basics[i]);
      if (child > 0) {
        enter(child, basics, i + 1, present, ends);
      }
    }
  }

  private void enter(int node, int[] basics, int from, BitSet present, IntArrayList ends) {
    if (features[node] != NONE) {
      ends.add(features[node]);
    }
    if (childCount(node) > 0) {
      collect(node, basics, from, present, ends);
    }
  }
}
