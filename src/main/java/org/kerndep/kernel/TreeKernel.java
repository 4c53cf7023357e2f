package org.kerndep.kernel;


/** How alike two trees are whose arcs have basic features. */
public sealed interface TreeKernel extends Kernel permits FragmentKernel, PolynomialKernel {

  /** Whether values are divided by the lengths of the two trees' features, so that a tree is 1 against itself. */
  boolean normalised();

  /** The dot product of two trees' features, before they are normalised. */
  double product(FeatureTree a, FeatureTree b);

  /** The value of two trees. */
  default double value(FeatureTree a, FeatureTree b) {
    double product = product(a, b);
    return normalised() && product != 0 ? product / Math.sqrt(product(a, a) * product(b, b)) : product;
  }
}
