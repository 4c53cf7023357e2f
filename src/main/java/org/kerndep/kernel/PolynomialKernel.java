package org.kerndep.kernel;

import java.util.List;
import java.util.Map;
import org.kerndep.kernel.property.PropertyList;

/**
 * {@code (a·b + 1)^d} of the basic features that two trees have (Qian and Liu 2015), each counted once for a tree: a
 * weighted count of the conjunctions of up to d features that both have, wherever in the tree they are. Immutable;
 * share freely.
 *
 * @param degree d
 */
public record PolynomialKernel(int degree, boolean normalised) implements TreeKernel {

  static final String NAME = "polynomial";

  static final String USAGE = NAME + "(d=4,normalised) of the features of whole trees; normalised may be left out";

  private static final int HIGHEST = 8;

  public PolynomialKernel {
    if (degree < 1 || degree > HIGHEST) {
      throw new IllegalArgumentException(NAME + ": d must be 1 to " + HIGHEST + ": " + degree);
    }
  }

  static PolynomialKernel parse(KernelText text, PropertyList properties) {
    Map<String, Double> numbers = text.numbers(List.of("d", FragmentKernel.NORMALISED));
    if (!numbers.containsKey("d") || numbers.get("d") != Math.rint(numbers.get("d"))) {
      throw text.problem("d is a whole number, as in d=4");
    }
    return new PolynomialKernel(numbers.get("d").intValue(), numbers.containsKey(FragmentKernel.NORMALISED));
  }

  @Override
  public double product(FeatureTree a, FeatureTree b) {
    return power(FeatureTree.common(a.features(), b.features()));
  }

  /** The value of two trees that share so many features, before it is normalised. */
  public double power(int common) {
    double power = 1;
    for (int i = 0; i < degree; i++) {
      power *= common + 1.0;
    }
    return power;
  }

  @Override
  public String toString() {
    return NAME + "(d=" + degree + (normalised ? "," + FragmentKernel.NORMALISED : "") + ")";
  }
}
