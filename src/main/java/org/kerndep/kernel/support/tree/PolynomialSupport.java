package org.kerndep.kernel.support.tree;

import it.unimi.dsi.fastutil.longs.Long2DoubleLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.ListFeatures;
import org.kerndep.kernel.PolynomialKernel;

/** A function that a polynomial kernel spans: the features of trees with coefficients. Immutable; share freely. */
public final class PolynomialSupport implements TreeSupport {

  private final PolynomialKernel kernel;
  private final List<long[]> trees;
  private final double[] coefficients;
  private final FeaturePostings postings = new FeaturePostings();

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
    trees.forEach(postings::add);
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
    ListFeatures features = ListFeatures.of(list);
    double[] scores = new double[list.size()];
    postings.visit(features, (tree, common) -> {
      for (int i = 0; i < common.length; i++) {
        scores[tree] += coefficients[i] * kernel.power(common[i]);
      }
      scores[tree] /= kernel.length(features.count(tree));
    });
    return scores;
  }

  @Override
  public List<TreeShare> difference(FeatureTree one, FeatureTree two) {
    PolynomialPlaces places = new PolynomialPlaces(kernel, one, two);
    Map<Integer, Long2DoubleLinkedOpenHashMap> sums = new TreeMap<>();
    places.visit(postings, (place, feature, learnt, value) ->
        sums.computeIfAbsent(place, p -> new Long2DoubleLinkedOpenHashMap())
            .addTo(feature, coefficients[learnt] * value));
    List<TreeShare> shares = new ArrayList<>();
    sums.forEach((place, features) -> features.forEach((feature, value) ->
        shares.add(new TreeShare(places.place(place), feature, value))));
    return shares;
  }
}
