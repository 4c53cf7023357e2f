package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.PolynomialKernel;

/** A function that a polynomial kernel spans: the features of trees with coefficients. Immutable; share freely. */
public final class PolynomialSupport implements TreeSupport {

  private final PolynomialKernel kernel;
  private final List<long[]> trees;
  private final double[] coefficients;
  /** For each feature the trees that have it. */
  private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();

  /**
   * A function.
   *
   * @param trees the features of each tree, ascending
   * @param coefficients by tree; if the kernel is normalised, divided by the length of its features
   */
  public PolynomialSupport(PolynomialKernel kernel, List<long[]> trees, double[] coefficients) {
    this.kernel = kernel;
    this.trees = List.copyOf(trees);
    this.coefficients = coefficients.clone();
    for (int tree = 0; tree < trees.size(); tree++) {
      for (long feature : trees.get(tree)) {
        postings.computeIfAbsent(feature, f -> new IntArrayList(2)).add(tree);
      }
    }
  }

  static PolynomialSupport meanOf(List<PolynomialSupport> functions) {
    return new PolynomialSupport(functions.get(0).kernel, functions.stream().flatMap(f -> f.trees.stream()).toList(),
        functions.stream().flatMapToDouble(f -> Arrays.stream(f.coefficients))
            .map(coefficient -> (float) (coefficient / functions.size())).toArray());
  }

  /** The features of a tree, ascending. */
  public long[] features(int tree) {
    return trees.get(tree).clone();
  }

  public double coefficient(int tree) {
    return coefficients[tree];
  }

  @Override
  public int size() {
    return trees.size();
  }

  @Override
  public double[] scores(List<FeatureTree> list) {
    return list.stream().mapToDouble(tree -> score(tree.features())).toArray();
  }

  private double score(long[] features) {
    int[] common = new int[size()];
    for (long feature : features) {
      IntArrayList having = postings.get(feature);
      for (int k = 0; having != null && k < having.size(); k++) {
        common[having.getInt(k)]++;
      }
    }
    double sum = 0;
    for (int tree = 0; tree < common.length; tree++) {
      sum += coefficients[tree] * kernel.power(common[tree]);
    }
    return kernel.normalised() ? sum / Math.sqrt(kernel.power(features.length)) : sum;
  }
}
