package org.kerndep.kernel.support.tree;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.ListFeatures;
import org.kerndep.kernel.PolynomialKernel;

/**
 * The updates of a function that a polynomial kernel spans, each by the features of two trees. Immutable; share freely.
 */
public final class PolynomialUpdates implements TreeUpdates {

  private static final int TREES = 2;

  private final PolynomialKernel kernel;
  private final List<long[]> trees;
  private final double[] coefficients;
  private final FeaturePostings postings = new FeaturePostings();

  /**
   * Updates.
   *
   * @param trees the features of the trees, ascending, two trees for each update
   * @param coefficients by tree; if the kernel is normalised, divided by the length of its features
   */
  public PolynomialUpdates(PolynomialKernel kernel, List<long[]> trees, double[] coefficients) {
    if (trees.size() % TREES != 0 || trees.size() != coefficients.length) {
      throw new IllegalArgumentException(trees.size() + " trees with " + coefficients.length + " coefficients");
    }
    this.kernel = kernel;
    this.trees = List.copyOf(trees);
    this.coefficients = coefficients.clone();
    trees.forEach(postings::add);
  }

  /** The features of a tree, ascending. */
  public long[] features(int tree) {
    return trees.get(tree).clone();
  }

  public double coefficient(int tree) {
    return coefficients[tree];
  }

  @Override
  public int count() {
    return trees.size() / TREES;
  }

  @Override
  public int size() {
    return trees.size();
  }

  @Override
  public double[][] scores(List<FeatureTree> list) {
    ListFeatures features = ListFeatures.of(list);
    double[][] scores = new double[list.size()][count() + 1];
    postings.visit(features, (tree, common) -> {
      double length = kernel.length(features.count(tree));
      for (int i = 0; i < common.length; i++) {
        scores[tree][i / TREES + 1] += coefficients[i] * kernel.power(common[i]) / length;
      }
      TreeUpdates.addUp(scores[tree]);
    });
    return scores;
  }

  @Override
  public Map<TreePlace, double[]> difference(FeatureTree one, FeatureTree two) {
    PolynomialPlaces places = new PolynomialPlaces(kernel, one, two);
    Map<Integer, double[]> sums = new TreeMap<>();
    places.visit(postings, (place, feature, learnt, value) ->
        sums.computeIfAbsent(place, p -> new double[count() + 1])[learnt / TREES + 1] += coefficients[learnt] * value);
    return TreeUpdates.addUp(sums, places::place);
  }
}
