package org.kerndep.kernel.support.tree;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.kerndep.kernel.FeatureTree;

/**
 * The functions of whole trees that training went through, by the updates between them: the first function is 0, each
 * of the others is the one before and an update. Share freely.
 */
public sealed interface TreeUpdates permits FragmentUpdates, PolynomialUpdates {

  /** How many updates there are, one less than functions. */
  int count();

  /** How many subtrees or trees they have. */
  int size();

  /** What the functions give the trees of a list: by tree, then by function. */
  double[][] scores(List<FeatureTree> list);

  /**
   * What adds up to the difference of what the functions give two trees of a sentence: for each place where that comes
   * from, by function.
   */
  Map<TreePlace, double[]> difference(FeatureTree one, FeatureTree two);

  /** Turns what each update alone gives, at the place after it, into what the functions give. */
  static double[] addUp(double[] scores) {
    for (int function = 1; function < scores.length; function++) {
      scores[function] += scores[function - 1];
    }
    return scores;
  }

  /**
   * The same for each of some places.
   *
   * @param sums by the numbers of places, in their order
   */
  static Map<TreePlace, double[]> addUp(Map<Integer, double[]> sums, IntFunction<TreePlace> places) {
    Map<TreePlace, double[]> functions = new LinkedHashMap<>();
    sums.forEach((place, values) -> functions.put(places.apply(place), addUp(values)));
    return functions;
  }
}
