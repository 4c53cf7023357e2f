package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the subtrees of a growing graph share with those of others, pair by pair. Arcs are compared by their features'
 * postings; a pair of nodes needs the pairs of their children, which have lower numbers. One thread adds subtrees;
 * others may ask for values in between.
 */
public final class SubtreePairs {

  /** Arcs are compared one by one if they are less than this part of all. */
  private static final int FEW = 16;

  private final FragmentKernel kernel;
  private final SubtreeDag dag;
  /** For each feature the arcs that have it. */
  private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();
  private int indexed;

  /** Pairs with the subtrees of a graph; those that are added later are known after {@link #index}. */
  public SubtreePairs(FragmentKernel kernel, SubtreeDag dag) {
    this.kernel = kernel;
    this.dag = dag;
    index();
  }

  /** Looks at the arcs that are new. */
  public void index() {
    for (; indexed < dag.arcCount(); indexed++) {
      FeatureArc arc = dag.arc(indexed);
      for (int i = 0; i < arc.size(); i++) {
        postings.computeIfAbsent(arc.feature(i), feature -> new IntArrayList(2)).add(indexed);
      }
    }
  }

  /** For each subtree of another graph what it shares with each of this one, by their numbers. */
  public double[][] values(SubtreeDag others) {
    return values(others, IntStream.range(0, dag.size()).toArray());
  }

  /**
   * For each subtree of another graph what it shares with some of this one, by their places among them.
   *
   * @param some ascending, with all subtrees below them
   */
  public double[][] values(SubtreeDag others, int[] some) {
    Part part = new Part(some);
    int[][] matches = part.matches(others);
    double[][] values = null;
    int levels = kernel.depth() == FragmentKernel.UNLIMITED ? 1 : kernel.depth();
    for (int level = 1; level <= levels; level++) {
      values = level(others, part.nodes, matches, values);
    }
    return values;
  }

  private double[][] level(SubtreeDag others, List<SubtreeDag.Node> nodes, int[][] matches, double[][] deeper) {
    double[][] level = new double[others.size()][nodes.size()];
    // Without a limit of depth the only level is filled from itself: children come first.
    double[][] known = kernel.depth() == FragmentKernel.UNLIMITED ? level : deeper;
    FragmentKernel.Below below = known == null ? null : (node, other) -> known[other][node];
    for (int u = 0; u < level.length; u++) {
      SubtreeDag.Node other = others.node(u);
      double[] row = level[u];
      for (int v = 0; v < row.length; v++) {
        row[v] = kernel.value(nodes.get(v), other, (arc, second) -> matches[second][arc], below);
      }
    }
    return level;
  }

  /** Some subtrees with all that are below them, whose subtrees and arcs are numbered by their places here. */
  private final class Part {

    private final List<SubtreeDag.Node> nodes;
    private final IntArrayList arcs = new IntArrayList();

    Part(int[] some) {
      Int2IntOpenHashMap places = new Int2IntOpenHashMap(some.length);
      Int2IntOpenHashMap arcPlaces = new Int2IntOpenHashMap(some.length);
      nodes = new ArrayList<>(some.length);
      for (int number : some) {
        SubtreeDag.Node node = dag.node(number);
        IntArrayList ownArcs = new IntArrayList(node.arcs().size());
        node.arcs().forEach((int arc) -> ownArcs.add(arcPlaces.computeIfAbsent(arc, this::addArc)));
        IntArrayList ownChildren = new IntArrayList(node.children().size());
        node.children().forEach((int child) -> ownChildren.add(places.get(child)));
        places.put(number, nodes.size());
        nodes.add(new SubtreeDag.Node(node.symbol(), ownArcs, ownChildren));
      }
    }

    private int addArc(int arc) {
      arcs.add(arc);
      return arcs.size() - 1;
    }

    /** For each arc of another graph how many features it shares with each of these. */
    int[][] matches(SubtreeDag others) {
      boolean few = arcs.size() < dag.arcCount() / FEW;
      int[][] matches = new int[others.arcCount()][arcs.size()];
      for (int other = 0; other < matches.length; other++) {
        FeatureArc arc = others.arc(other);
        int[] counts = few ? null : common(arc);
        for (int i = 0; i < arcs.size(); i++) {
          FeatureArc own = dag.arc(arcs.getInt(i));
          matches[other][i] = few ? arc.matches(own) : arc.weight(counts[arcs.getInt(i)], own);
        }
      }
      return matches;
    }

    private int[] common(FeatureArc arc) {
      int[] counts = new int[indexed];
      for (int i = 0; i < arc.size(); i++) {
        IntArrayList having = postings.get(arc.feature(i));
        for (int k = 0; having != null && k < having.size(); k++) {
          counts[having.getInt(k)]++;
        }
      }
      return counts;
    }
  }
}
