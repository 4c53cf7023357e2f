package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Pairs of subtrees by the runs of neighbouring children that they share, whose arcs have features in common: those of
 * {@link DependencyTreeKernel}. Arcs with a common feature are found by postings.
 */
final class RunPairs extends SubtreePairs {

  /**
   * Arcs of a graph that share a feature with one of another graph.
   *
   * @param arcs their numbers
   * @param weights what a fragment of both arcs weighs
   */
  private record Alike(int[] arcs, double[] weights) {}

  private final double decay;
  private final Places places = new Places();
  /** By arc. */
  private final IntArrayList labels = new IntArrayList();
  /** For each feature the arcs that have it. */
  private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();

  RunPairs(SubtreeDag dag, int depth, double decay) {
    super(dag, depth);
    this.decay = decay;
  }

  @Override
  void index(int number, SubtreeDag.Node node) {
    while (labels.size() < dag().arcCount()) {
      indexArc(labels.size());
    }
    places.add(number, node);
  }

  private void indexArc(int number) {
    FeatureArc arc = dag().arc(number);
    labels.add(arc.label());
    for (int i = 0; i < arc.size(); i++) {
      postings.computeIfAbsent(arc.feature(i), feature -> new IntArrayList(1)).add(number);
    }
  }

  @Override
  Levels levels(SubtreeDag others) {
    return new Runs(others, alike(others), places);
  }

  /** For each arc of the others those that share a feature. */
  private List<Alike> alike(SubtreeDag others) {
    int[] counts = new int[labels.size()];
    List<Alike> all = new ArrayList<>(others.arcCount());
    for (int number = 0; number < others.arcCount(); number++) {
      FeatureArc arc = others.arc(number);
      int met = 0;
      for (int i = 0; i < arc.size(); i++) {
        IntArrayList having = postings.get(arc.feature(i));
        for (int k = 0; having != null && k < having.size(); k++) {
          met += counts[having.getInt(k)]++ == 0 ? 1 : 0;
        }
      }
      all.add(alike(arc, counts, met));
    }
    return all;
  }

  /** Those that are counted, in ascending order, in which their places are near each other; the counts become 0. */
  private Alike alike(FeatureArc other, int[] counts, int met) {
    int[] arcs = new int[met];
    double[] weights = new double[met];
    int next = 0;
    for (int arc = 0; next < met; arc++) {
      if (counts[arc] != 0) {
        arcs[next] = arc;
        weights[next++] = decay * other.weight(counts[arc], labels.getInt(arc));
        counts[arc] = 0;
      }
    }
    return new Alike(arcs, weights);
  }

  /**
   * The places of arcs below the nodes of a growing graph. Those of a node follow each other, and behind the last is
   * one without an arc, at which no run goes on. What belongs together lies together, because places are looked at in
   * no order.
   */
  private static final class Places {

    private static final int NONE = -1;
    private static final int FIELDS = 3;
    private static final int NODE = 0;
    private static final int CHILD = 1;
    private static final int NEXT = 2;

    /** For each place its node, the child there, and the next place of the same arc. */
    private final IntArrayList fields = new IntArrayList();
    /** By arc. */
    private final IntArrayList first = new IntArrayList();
    private final IntArrayList last = new IntArrayList();

    void add(int number, SubtreeDag.Node node) {
      for (int i = 0; i < node.arcs().size(); i++) {
        append(node.arcs().getInt(i), size());
        fields.add(number);
        fields.add(node.children().getInt(i));
        fields.add(NONE);
      }
      fields.size(fields.size() + FIELDS);
    }

    private void append(int arc, int place) {
      while (first.size() <= arc) {
        first.add(NONE);
        last.add(NONE);
      }
      if (first.getInt(arc) == NONE) {
        first.set(arc, place);
      } else {
        fields.set(last.getInt(arc) * FIELDS + NEXT, place);
      }
      last.set(arc, place);
    }

    int size() {
      return fields.size() / FIELDS;
    }

    /** The first place of an arc, or {@link #NONE} if it stands nowhere. */
    int first(int arc) {
      return arc < first.size() ? first.getInt(arc) : NONE;
    }

    /** The next place of the same arc, or {@link #NONE}. */
    int next(int place) {
      return fields.getInt(place * FIELDS + NEXT);
    }

    int node(int place) {
      return fields.getInt(place * FIELDS + NODE);
    }

    int child(int place) {
      return fields.getInt(place * FIELDS + CHILD);
    }
  }

  /**
   * The runs of children, from last to first: a pair of children begins all runs that the next pair begins, and one
   * more. Scratch of one thread.
   */
  private static final class Runs implements Levels {

    private final SubtreeDag others;
    /** By arc of the others. */
    private final List<Alike> alike;
    private final Places places;
    /** By place: the runs that begin there with the present child of the others, and with the next. */
    private double[] now;
    private double[] next;
    private IntArrayList nowMet = new IntArrayList();
    private IntArrayList nextMet = new IntArrayList();

    Runs(SubtreeDag others, List<Alike> alike, Places places) {
      this.others = others;
      this.alike = alike;
      this.places = places;
      this.now = new double[places.size()];
      this.next = new double[places.size()];
    }

    @Override
    public void visit(int[] wanted, double[][] deeper, StartVisitor visitor) {
      for (int u : wanted) {
        for (int j = others.node(u).children().size() - 1; j >= 0; j--) {
          swap();
          extend(u, j, deeper, visitor);
        }
        forget(now, nowMet);
        forget(next, nextMet);
      }
    }

    /** Goes on to a child, the one before the last, of a subtree of the others. */
    private void extend(int other, int child, double[][] deeper, StartVisitor visitor) {
      Alike like = alike.get(others.node(other).arcs().getInt(child));
      double[] belowChild = deeper[others.node(other).children().getInt(child)];
      for (int i = 0; i < like.arcs.length; i++) {
        for (int place = places.first(like.arcs[i]); place != Places.NONE; place = places.next(place)) {
          double below = belowChild == null ? 0 : belowChild[places.child(place)];
          double runs = like.weights[i] * (1 + below) * (1 + next[place + 1]);
          now[place] = runs;
          nowMet.add(place);
          visitor.start(places.node(place), like.arcs[i], other, child, runs);
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

    private static void forget(double[] values, IntArrayList met) {
      for (int i = 0; i < met.size(); i++) {
        values[met.getInt(i)] = 0;
      }
      met.clear();
    }
  }
}
