package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.ListFeatures;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.support.tree.FeaturePostings;
import org.kerndep.kernel.support.tree.PolynomialSupport;
import org.kerndep.kernel.support.tree.PolynomialUpdates;

/** The log of a polynomial kernel's function: two trees for each update. */
final class PolynomialLog implements TreeLog<ListFeatures> {

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
  public ListFeatures prepare(List<FeatureTree> list) {
    return ListFeatures.of(list);
  }

  private double value(ListFeatures list, int tree, int other) {
    return kernel.power(list.common(tree, other))
        / (kernel.length(list.count(tree)) * kernel.length(list.count(other)));
  }

  @Override
  public double squaredDistance(ListFeatures list, int tree, int other) {
    return value(list, tree, tree) + value(list, other, other) - 2 * value(list, tree, other);
  }

  @Override
  public void add(ListFeatures list, int tree, int other, double change, long time) {
    add(list.keys(tree), change, time);
    add(list.keys(other), -change, time);
    times.add(time);
  }

  private void add(long[] features, double change, long time) {
    all.add(features);
    recent.add(features);
    trees.add(features);
    changes.add(change / kernel.length(features.length));
    timed.add(time * change / kernel.length(features.length));
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
  public void addAll(ListFeatures list, TreeSums sums) {
    all.visit(list, (tree, common) -> add(list.count(tree), tree, 0, common, sums));
  }

  @Override
  public void addRecent(ListFeatures list, TreeSums sums) {
    recent.visit(list, (tree, common) -> add(list.count(tree), tree, mark, common, sums));
  }

  private void add(int features, int tree, int from, int[] common, TreeSums sums) {
    double sum = 0;
    double timedSum = 0;
    for (int i = 0; i < common.length; i++) {
      double value = kernel.power(common[i]);
      sum += changes.getDouble(from + i) * value;
      timedSum += timed.getDouble(from + i) * value;
    }
    sums.add(tree, sum / kernel.length(features), timedSum / kernel.length(features));
  }

  @Override
  public PolynomialSupport average(long steps) {
    double[] coefficients = new double[trees.size()];
    for (int i = 0; i < coefficients.length; i++) {
      coefficients[i] = StepMean.of(changes.getDouble(i), timed.getDouble(i), steps);
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
