package org.kerndep.kernel.support.tree;

import java.util.List;
import java.util.Map;
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
}
