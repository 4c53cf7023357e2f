package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.support.PolynomialSupport;

/** The log of a polynomial kernel's function: two trees for each update. */
final class PolynomialLog implements TreeLog<List<long[]>> {

  /** Trees are compared one by one if they are less than this part of all. */
  private static final int FEW = 16;

  private final PolynomialKernel kernel;
  private final List<long[]> trees = new ArrayList<>();
  private final DoubleArrayList changes = new DoubleArrayList();
  private final DoubleArrayList timed = new DoubleArrayList();
  private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();

  PolynomialLog(PolynomialKernel kernel) {
    this.kernel = kernel;
  }

  @Override
  public List<long[]> prepare(List<FeatureTree> list) {
    return list.stream().map(FeatureTree::features).toList();
  }

  private double length(long[] tree) {
    return kernel.normalised() ? Math.sqrt(kernel.power(tree.length)) : 1;
  }

  private double value(long[] a, long[] b) {
    return kernel.power(FeatureTree.common(a, b)) / (length(a) * length(b));
  }

  @Override
  public double squaredDistance(List<long[]> list, int tree, int other) {
    long[] a = list.get(tree);
    long[] b = list.get(other);
    return value(a, a) + value(b, b) - 2 * value(a, b);
  }

  @Override
  public void add(List<long[]> list, int tree, int other, double change, long time) {
    add(list.get(tree), change, time);
    add(list.get(other), -change, time);
  }

  private void add(long[] features, double change, long time) {
    for (long feature : features) {
      postings.computeIfAbsent(feature, f -> new IntArrayList(2)).add(trees.size());
    }
    trees.add(features);
    changes.add(change / length(features));
    timed.add(time * change / length(features));
  }

  @Override
  public int updates() {
    return trees.size() / 2;
  }

  @Override
  public void addScores(List<long[]> list, int from, int to, TreeSums sums) {
    boolean few = (to - from) * FEW < updates();
    for (int tree = 0; tree < list.size(); tree++) {
      long[] features = list.get(tree);
      int[] common = few ? null : common(features);
      double sum = 0;
      double timedSum = 0;
      for (int i = 2 * from; i < 2 * to; i++) {
        double value = kernel.power(few ? FeatureTree.common(features, trees.get(i)) : common[i]);
        sum += changes.getDouble(i) * value;
        timedSum += timed.getDouble(i) * value;
      }
      sums.add(tree, sum / length(features), timedSum / length(features));
    }
  }

  private int[] common(long[] features) {
    int[] common = new int[trees.size()];
    for (long feature : features) {
      IntArrayList having = postings.get(feature);
      for (int k = 0; having != null && k < having.size(); k++) {
        common[having.getInt(k)]++;
      }
    }
    return common;
  }

  @Override
  public PolynomialSupport average(long steps) {
    double[] coefficients = new double[trees.size()];
    for (int i = 0; i < coefficients.length; i++) {
      coefficients[i] = ((steps + 1) * changes.getDouble(i) - timed.getDouble(i)) / steps;
    }
    return new PolynomialSupport(kernel, trees, coefficients);
  }
}
