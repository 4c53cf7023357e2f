package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import java.util.List;
import java.util.stream.IntStream;
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
    this.pairs = kernel.indexed(dag);
  }

  static FragmentSupport meanOf(List<FragmentSupport> functions) {
    SubtreeDag all = new SubtreeDag();
    Int2DoubleOpenHashMap sums = new Int2DoubleOpenHashMap();
    for (FragmentSupport function : functions) {
      for (int v = 0; v < function.size(); v++) {
        if (function.coefficients[v] != 0) {
          sums.addTo(all.add(function.dag, v), function.coefficients[v] / functions.size());
        }
      }
    }
    return new FragmentSupport(functions.get(0).kernel, all,
        IntStream.range(0, all.size()).mapToDouble(v -> (float) sums.get(v)).toArray());
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
    double[] sums = new double[subtrees.dag().size()];
    pairs.visit(subtrees.dag(), (subtree, other, value) -> sums[other] += coefficients[subtree] * value);
    return subtrees.scores(sums);
  }
}
