package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.Int2DoubleAVLTreeMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.SubtreePairs;
import org.kerndep.kernel.support.tree.FragmentSupport;
import org.kerndep.kernel.support.tree.FragmentUpdates;

/** The log of a fragment kernel's function: changes of the coefficients of subtrees, each of which is stored once. */
final class FragmentLog implements TreeLog<ListSubtrees> {

  private final FragmentKernel kernel;
  private final Segment all;
  private Segment recent;
  private final List<FragmentUpdates.Change> history = new ArrayList<>();
  private final LongArrayList times = new LongArrayList();

  FragmentLog(FragmentKernel kernel) {
    this.kernel = kernel;
    this.all = new Segment();
    this.recent = new Segment();
  }

  @Override
  public ListSubtrees prepare(List<FeatureTree> list) {
    ListSubtrees subtrees = new ListSubtrees(kernel, list);
    if (!subtrees.canBeCompared()) {
      throw new IllegalArgumentException("kernel " + kernel + " has no finite value for a list of " + list.size()
          + " trees of " + list.get(0).size() + " words; choose a smaller decay, depth or k");
    }
    return subtrees;
  }

  @Override
  public double squaredDistance(ListSubtrees list, int tree, int other) {
    return list.value(tree, tree) + list.value(other, other) - 2 * list.value(tree, other);
  }

  @Override
  public void add(ListSubtrees list, int tree, int other, double change, long time) {
    Int2DoubleAVLTreeMap changes = new Int2DoubleAVLTreeMap();
    list.nodes(tree).forEach((int node) -> changes.addTo(node, change / list.length(tree)));
    list.nodes(other).forEach((int node) -> changes.addTo(node, -change / list.length(other)));
    changes.values().removeIf(value -> value == 0);
    all.add(list.dag(), changes, time);
    recent.add(list.dag(), changes, time);
    changes.int2DoubleEntrySet().forEach(entry -> history.add(new FragmentUpdates.Change(
        updates(), all.dag.add(list.dag(), entry.getIntKey()), entry.getDoubleValue())));
    times.add(time);
  }

  @Override
  public int updates() {
    return times.size();
  }

  @Override
  public void mark() {
    recent = new Segment();
  }

  @Override
  public void addAll(ListSubtrees list, TreeSums sums) {
    all.addScores(list, sums);
  }

  @Override
  public void addRecent(ListSubtrees list, TreeSums sums) {
    recent.addScores(list, sums);
  }

  @Override
  public FragmentSupport average(long steps) {
    double[] coefficients = new double[all.dag.size()];
    for (int v = 0; v < all.changes.size(); v++) {
      coefficients[v] = StepMean.of(all.changes.getDouble(v), all.timed.getDouble(v), steps);
    }
    return new FragmentSupport(kernel, all.dag, coefficients);
  }

  @Override
  public FragmentUpdates history() {
    return new FragmentUpdates(kernel, all.dag.copy(), updates(), history);
  }

  @Override
  public LongList times() {
    return times;
  }

  /** Some updates: the subtrees that they changed, and by how much. */
  private final class Segment {

    private final SubtreeDag dag = new SubtreeDag();
    private final SubtreePairs pairs = kernel.indexed(dag);
    /** By the number of the subtree; the same with every change multiplied by its time. */
    private final DoubleArrayList changes = new DoubleArrayList();
    private final DoubleArrayList timed = new DoubleArrayList();

    void add(SubtreeDag from, Int2DoubleAVLTreeMap more, long time) {
      more.int2DoubleEntrySet().forEach(entry -> {
        int subtree = dag.add(from, entry.getIntKey());
        changes.size(dag.size());
        timed.size(dag.size());
        changes.set(subtree, changes.getDouble(subtree) + entry.getDoubleValue());
        timed.set(subtree, timed.getDouble(subtree) + time * entry.getDoubleValue());
      });
      pairs.index();
    }

    void addScores(ListSubtrees list, TreeSums sums) {
      double[] scores = new double[list.dag().size()];
      double[] timedScores = new double[list.dag().size()];
      double[] own = changes.toDoubleArray();
      double[] ownTimed = timed.toDoubleArray();
      pairs.visit(list.dag(), (subtree, other, value) -> {
        scores[other] += own[subtree] * value;
        timedScores[other] += ownTimed[subtree] * value;
      });
      double[] ofTrees = list.scores(scores);
      double[] timedOfTrees = list.scores(timedScores);
      for (int tree = 0; tree < ofTrees.length; tree++) {
        sums.add(tree, ofTrees[tree], timedOfTrees[tree]);
      }
    }
  }
}
