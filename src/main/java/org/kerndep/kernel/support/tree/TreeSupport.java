package org.kerndep.kernel.support.tree;

import java.util.List;
import org.kerndep.kernel.FeatureTree;

/** A function of whole trees that a kernel spans: {@code Σ coefficient · k(support tree, tree)}. Share freely. */
public sealed interface TreeSupport permits FragmentSupport, PolynomialSupport {

  /** How many subtrees or trees it has. */
  int size();

  /** What it gives the trees of a list; 0 for all of them if it has no say. */
  double[] scores(List<FeatureTree> list);

  /** Whether it has a say in a list: the trees of very long sentences may have too many fragments. */
  default boolean hasSay(List<FeatureTree> list) {
    return true;
  }

  /** What adds up to the difference of what it gives two trees of a sentence, place by place. */
  List<TreeShare> difference(FeatureTree one, FeatureTree two);

  /** The mean of functions of one kernel, with coefficients rounded as they are stored. */
  static TreeSupport mean(List<TreeSupport> functions) {
    return functions.get(0) instanceof FragmentSupport
        ? FragmentSupport.meanOf(functions.stream().map(FragmentSupport.class::cast).toList())
        : PolynomialSupport.meanOf(functions.stream().map(PolynomialSupport.class::cast).toList());
  }
}
