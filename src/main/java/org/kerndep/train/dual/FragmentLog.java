package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.SubtreePairs;
import org.kerndep.kernel.support.FragmentSupport;

/** The log of a fragment kernel's function: changes of the coefficients of subtrees, each of which is stored once. */
final class FragmentLog implements TreeLog<ListSubtrees> {

  private final FragmentKernel kernel;
  private final SubtreeDag dag = new SubtreeDag();
  private final SubtreePairs pairs;
  private final IntArrayList subtrees = new IntArrayList();
  private final DoubleArrayList changes = new DoubleArrayList();
  private final DoubleArrayList timed = new DoubleArrayList();
  /** Where the changes of each update begin. */
  private final IntArrayList starts = new IntArrayList();

  FragmentLog(FragmentKernel kernel) {
    this.kernel = kernel;
    this.pairs = new SubtreePairs(kernel, dag);
  }

  @Override
  public ListSubtrees prepare(List<FeatureTree> list) {
    return new ListSubtrees(kernel, list);
  }

  @Override
  public double squaredDistance(ListSubtrees list, int tree, int other) {
    return list.value(tree, tree) + list.value(other, other) - 2 * list.value(tree, other);
  }

  @Override
  public void add(ListSubtrees list, int tree, int other, double change, long time) {
    Int2DoubleOpenHashMap sums = new Int2DoubleOpenHashMap();
    list.nodes(tree).forEach((int node) -> sums.addTo(node, change / list.length(tree)));
    list.nodes(other).forEach((int node) -> sums.addTo(node, -change / list.length(other)));
    IntArrayList changed = new IntArrayList();
    sums.keySet().intStream().sorted().filter(node -> sums.get(node) != 0).forEach(changed::add);
    IntList added = dag.addAll(list.dag(), changed);
    starts.add(subtrees.size());
    for (int i = 0; i < changed.size(); i++) {
      subtrees.add(added.getInt(i));
      changes.add(sums.get(changed.getInt(i)));
      timed.add(time * sums.get(changed.getInt(i)));
    }
    pairs.index();
  }

  @Override
  public int updates() {
    return starts.size();
  }

  @Override
  public void addScores(ListSubtrees list, int from, int to, TreeSums sums) {
    int begin = starts.getInt(from);
    int end = to < starts.size() ? starts.getInt(to) : subtrees.size();
    int[] some = dag.withBelow(subtrees.subList(begin, end));
    double[] coefficients = new double[some.length];
    double[] timedCoefficients = new double[some.length];
    for (int i = begin; i < end; i++) {
      int place = Arrays.binarySearch(some, subtrees.getInt(i));
      coefficients[place] += changes.getDouble(i);
      timedCoefficients[place] += timed.getDouble(i);
    }
    double[][] values = pairs.values(list.dag(), some);
    double[] scores = new double[values.length];
    double[] timedScores = new double[values.length];
    for (int u = 0; u < values.length; u++) {
      for (int v = 0; v < some.length; v++) {
        scores[u] += coefficients[v] * values[u][v];
        timedScores[u] += timedCoefficients[v] * values[u][v];
      }
    }
    double[] ofTrees = list.scores(scores);
    double[] timedOfTrees = list.scores(timedScores);
    for (int tree = 0; tree < ofTrees.length; tree++) {
      sums.add(tree, ofTrees[tree], timedOfTrees[tree]);
    }
  }

  @Override
  public FragmentSupport average(long steps) {
    double[] coefficients = new double[dag.size()];
    for (int i = 0; i < subtrees.size(); i++) {
      coefficients[subtrees.getInt(i)] += ((steps + 1) * changes.getDouble(i) - timed.getDouble(i)) / steps;
    }
    return new FragmentSupport(kernel, dag, coefficients);
  }
}
