package org.kerndep.kernel.support;

import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.SubtreePairs;

/**
 * A function that a fragment kernel spans, as subtrees with coefficients: those of equal subtrees are added up, and
 * where an update's two trees have the same subtree they cancel. Immutable; share freely.
 */
public final class FragmentSupport implements TreeSupport {

  private final FragmentKernel kernel;
  private final SubtreeDag dag;
  private final double[] coefficients;
  private final SubtreePairs pairs;

  /**
   * A function.
   *
   * @param dag not added to any more
   * @param coefficients by the number of the subtree
   */
  public FragmentSupport(FragmentKernel kernel, SubtreeDag dag, double[] coefficients) {
    if (coefficients.length != dag.size()) {
      throw new IllegalArgumentException(dag.size() + " subtrees with " + coefficients.length + " coefficients");
    }
    this.kernel = kernel;
    this.dag = dag;
    this.coefficients = coefficients.clone();
    this.pairs = new SubtreePairs(kernel, dag);
  }

  public SubtreeDag dag() {
    return dag;
  }

  public double coefficient(int subtree) {
    return coefficients[subtree];
  }

  @Override
  public int size() {
    return dag.size();
  }

  @Override
  public double[] scores(List<FeatureTree> list) {
    ListSubtrees subtrees = new ListSubtrees(kernel, list);
    double[][] values = pairs.values(subtrees.dag());
    double[] sums = new double[values.length];
    for (int u = 0; u < sums.length; u++) {
      for (int v = 0; v < coefficients.length; v++) {
        sums[u] += coefficients[v] * values[u][v];
      }
    }
    return subtrees.scores(sums);
  }
}
