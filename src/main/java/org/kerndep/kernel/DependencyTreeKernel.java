package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.property.PropertyList;

/**
 * Counts connected sets of arcs with one basic feature chosen for each arc (Qian and Liu 2015, with the recursion
 * corrected). The children that a set has below a node stand next to each other among all children of the node. The arc
 * from the root belongs to no set. Each arc multiplies the weight of a set by the decay; a set's depth is the number of
 * arcs on its longest way down. Immutable; share freely.
 */
public final class DependencyTreeKernel extends FragmentKernel {

  static final String NAME = "dependency-tree";

  static final String USAGE = NAME + "(decay=0.015,depth=3,normalised) of fragments of trees; depth and normalised may "
      + "be left out";

  public DependencyTreeKernel(double decay, int depth, boolean normalised) {
    super(NAME, decay, depth, normalised);
  }

  static DependencyTreeKernel parse(KernelText text, PropertyList properties) {
    return parse(text, DependencyTreeKernel::new);
  }

  @Override
  int add(FeatureTree tree, int word, int[][] children, SubtreeDag to, NodeVisitor nodes) {
    IntArrayList arcs = new IntArrayList(children[word].length);
    IntArrayList below = new IntArrayList(children[word].length);
    for (int child : children[word]) {
      arcs.add(to.arc(tree.arc(child)));
      below.add(add(tree, child, children, to, nodes));
    }
    int node = to.node(new SubtreeDag.Node(0, arcs, below));
    if (!below.isEmpty()) {
      nodes.node(node, word);
    }
    return node;
  }

  @Override
  public boolean[] differing(FeatureTree one, FeatureTree two) {
    boolean[] differing = new boolean[one.size() + 1];
    for (int m = 1; m <= one.size(); m++) {
      differing[m] = one.tree().head(m) != two.tree().head(m) || !one.arc(m).equals(two.arc(m));
    }
    return differing;
  }

  @Override
  SubtreePairs pairs(SubtreeDag dag) {
    return new RunPairs(dag);
  }

  /**
   * Pairs by their arcs: those with a common feature are found by postings. A place is an arc below a node; the places
   * of a node follow each other, so that of the next arc is the next.
   */
  private final class RunPairs extends SubtreePairs {

    private final IntArrayList nodeOf = new IntArrayList();
    private final IntArrayList childOf = new IntArrayList();
    /** For each arc its places. */
    private final List<IntArrayList> places = new ArrayList<>();
    /** For each feature the arcs that have it. */
    private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();

    RunPairs(SubtreeDag dag) {
      super(dag, depth());
    }

    @Override
    void index(int number, SubtreeDag.Node node) {
      for (int i = 0; i < node.arcs().size(); i++) {
        int arc = node.arcs().getInt(i);
        while (places.size() <= arc) {
          indexArc(places.size());
        }
        places.get(arc).add(nodeOf.size());
        nodeOf.add(number);
        childOf.add(node.children().getInt(i));
      }
      // No run goes on behind the last child.
      nodeOf.add(NO_NODE);
      childOf.add(NO_NODE);
    }

    private void indexArc(int number) {
      places.add(new IntArrayList(1));
      FeatureArc arc = dag().arc(number);
      for (int i = 0; i < arc.size(); i++) {
        postings.computeIfAbsent(arc.feature(i), feature -> new IntArrayList(1)).add(number);
      }
    }

    @Override
    void visitLevel(SubtreeDag others, double[][] deeper, StartVisitor visitor) {
      Runs runs = new Runs(others, matching(others), deeper);
      for (int u = 0; u < others.size(); u++) {
        for (int j = others.node(u).children().size() - 1; j >= 0; j--) {
          runs.extend(u, j, visitor);
        }
        runs.clear();
      }
    }

    /** For each arc of the others those that share a feature, each followed by how many. */
    private List<int[]> matching(SubtreeDag others) {
      int[] counts = new int[places.size()];
      IntArrayList met = new IntArrayList();
      List<int[]> all = new ArrayList<>(others.arcCount());
      for (int number = 0; number < others.arcCount(); number++) {
        FeatureArc arc = others.arc(number);
        met.clear();
        for (int i = 0; i < arc.size(); i++) {
          IntArrayList having = postings.get(arc.feature(i));
          for (int k = 0; having != null && k < having.size(); k++) {
            if (counts[having.getInt(k)]++ == 0) {
              met.add(having.getInt(k));
            }
          }
        }
        int[] pairs = new int[2 * met.size()];
        for (int i = 0; i < met.size(); i++) {
          pairs[2 * i] = met.getInt(i);
          pairs[2 * i + 1] = counts[met.getInt(i)];
          counts[met.getInt(i)] = 0;
        }
        all.add(pairs);
      }
      return all;
    }

    /**
     * The runs of children, from last to first: a pair of children begins all runs that the next pair begins, and one
     * more. Scratch of one thread.
     */
    private final class Runs {

      private final SubtreeDag others;
      private final List<int[]> matching;
      private final double[][] deeper;
      private double[] now = new double[nodeOf.size()];
      private double[] next = new double[nodeOf.size()];
      private IntArrayList nowMet = new IntArrayList();
      private IntArrayList nextMet = new IntArrayList();

      Runs(SubtreeDag others, List<int[]> matching, double[][] deeper) {
        this.others = others;
        this.matching = matching;
        this.deeper = deeper;
      }

      /** Goes on to a child, the one before the last, of a subtree of the others. */
      void extend(int other, int child, StartVisitor visitor) {
        swap();
        FeatureArc arc = others.arc(others.node(other).arcs().getInt(child));
        int[] like = matching.get(others.node(other).arcs().getInt(child));
        double[] belowChild = deeper[others.node(other).children().getInt(child)];
        for (int i = 0; i < like.length; i += 2) {
          double weight = decay() * arc.weight(like[i + 1], dag().arc(like[i]));
          IntArrayList at = places.get(like[i]);
          for (int k = 0; k < at.size(); k++) {
            int place = at.getInt(k);
            double below = belowChild == null ? 0 : belowChild[childOf.getInt(place)];
            double runs = weight * (1 + below) * (1 + next[place + 1]);
            now[place] = runs;
            nowMet.add(place);
            visitor.start(nodeOf.getInt(place), like[i], other, child, runs);
          }
        }
      }

      private void swap() {
        forget(next, nextMet);
        double[] values = next;
        next = now;
        now = values;
        IntArrayList met = nextMet;
        nextMet = nowMet;
        nowMet = met;
      }

      void clear() {
        forget(now, nowMet);
        forget(next, nextMet);
      }

      private static void forget(double[] values, IntArrayList met) {
        for (int i = 0; i < met.size(); i++) {
          values[met.getInt(i)] = 0;
        }
        met.clear();
      }
    }
  }
}
