package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.support.FeaturePostings;
import org.kerndep.kernel.support.PolynomialSupport;
import org.kerndep.kernel.support.PolynomialUpdates;

/** The log of a polynomial kernel's function: two trees for each update. */
final class PolynomialLog implements TreeLog<List<long[]>> {

  private final PolynomialKernel kernel;
  private final List<long[]> trees = new ArrayList<>();
  private final DoubleArrayList changes = new DoubleArrayList();
  private final LongArrayList times = new LongArrayList();
  private final DoubleArrayList timed = new DoubleArrayList();
  private final FeaturePostings all = new FeaturePostings();
  private FeaturePostings recent = new FeaturePostings();
  private int mark;

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
    times.add(time);
  }

  private void add(long[] features, double change, long time) {
    all.add(features);
    recent.add(features);
    trees.add(features);
    changes.add(change / length(features));
    timed.add(time * change / length(features));
  }

  @Override
  public int updates() {
    return trees.size() / 2;
  }

  @Override
  public void mark() {
    mark = trees.size();
    recent = new FeaturePostings();
  }

  @Override
  public void addAll(List<long[]> list, TreeSums sums) {
    all.visit(list, (tree, common) -> add(list.get(tree), tree, 0, common, sums));
  }

  @Override
  public void addRecent(List<long[]> list, TreeSums sums) {
    recent.visit(list, (tree, common) -> add(list.get(tree), tree, mark, common, sums));
  }

  private void add(long[] features, int tree, int from, int[] common, TreeSums sums) {
    double sum = 0;
    double timedSum = 0;
    for (int i = 0; i < common.length; i++) {
      double value = kernel.power(common[i]);
      sum += changes.getDouble(from + i) * value;
      timedSum += timed.getDouble(from + i) * value;
    }
    sums.add(tree, sum / length(features), timedSum / length(features));
  }

  @Override
  public PolynomialSupport average(long steps) {
    double[] coefficients = new double[trees.size()];
    for (int i = 0; i < coefficients.length; i++) {
      coefficients[i] = ((steps + 1) * changes.getDouble(i) - timed.getDouble(i)) / steps;
    }
    return new PolynomialSupport(kernel, trees, coefficients);
  }

  @Override
  public PolynomialUpdates history() {
    return new PolynomialUpdates(kernel, trees, changes.toDoubleArray());
  }

  @Override
  public LongList times() {
    return times;
  }
}
