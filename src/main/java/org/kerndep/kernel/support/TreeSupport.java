package org.kerndep.kernel.support;

import java.util.List;
import org.kerndep.kernel.FeatureTree;

/** A function of whole trees that a kernel spans: {@code Σ coefficient · k(support tree, tree)}. Share freely. */
public sealed interface TreeSupport permits FragmentSupport, PolynomialSupport {

  /** How many subtrees or trees it has. */
  int size();

  /** What it gives the trees of a list. */
  double[] scores(List<FeatureTree> list);
}
