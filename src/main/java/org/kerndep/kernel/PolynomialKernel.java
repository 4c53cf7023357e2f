package org.kerndep.kernel;

import java.util.List;
import java.util.Map;
import org.kerndep.kernel.property.PropertyList;

/**
 * {@code (decay · a·b + 1)^d} of the basic features that two trees have (Qian and Liu 2015, with a decay of 1), each
 * counted once for a tree: a weighted count of the conjunctions of up to d features that both have, wherever in the
 * tree they are. With a decay of 1, conjunctions of d features outweigh all others, so that a tree of twenty words
 * resembles only itself. Immutable; share freely.
 *
 * @param degree d
 * @param decay what each feature of a conjunction multiplies its weight by
 * @param normalised whether a tree's value with itself is 1
 */
public record PolynomialKernel(int degree, double decay, boolean normalised) implements TreeKernel {

  static final String NAME = "polynomial";

  static final String USAGE =
      NAME + "(d=4,decay=0.002,normalised) of the features of whole trees; decay and normalised may be left out";

  private static final int HIGHEST = 8;

  public PolynomialKernel {
    if (degree < 1 || degree > HIGHEST) {
      throw new IllegalArgumentException(NAME + ": d must be 1 to " + HIGHEST + ": " + degree);
    }
    if (!(decay > 0 && decay <= 1)) {
      throw new IllegalArgumentException(NAME + ": decay must be above 0 and at most 1: " + decay);
    }
  }

  static PolynomialKernel parse(KernelText text, PropertyList properties) {
    Map<String, Double> numbers =
        text.numbers(List.of("d", FragmentKernel.DECAY, FragmentKernel.NORMALISED), FragmentKernel.NORMALISED);
    if (!numbers.containsKey("d") || numbers.get("d") != Math.rint(numbers.get("d"))) {
      throw text.problem("d is a whole number, as in d=4");
    }
    return new PolynomialKernel(numbers.get("d").intValue(), numbers.getOrDefault(FragmentKernel.DECAY, 1.0),
        numbers.containsKey(FragmentKernel.NORMALISED));
  }

  @Override
  public double product(FeatureTree a, FeatureTree b) {
    return power(FeatureTree.common(a.features(), b.features()));
  }

  /** The value of two trees that share so many features, before it is normalised. */
  public double power(int common) {
    double power = 1;
    for (int i = 0; i < degree; i++) {
      power *= decay * common + 1;
    }
    return power;
  }

  /** What a value is divided by for a tree with so many features. */
  public double length(int features) {
    return normalised ? Math.sqrt(power(features)) : 1;
  }

  @Override
  public String toString() {
    return NAME + "(d=" + degree + (decay == 1 ? "" : "," + FragmentKernel.DECAY + "=" + decay)
        + (normalised ? "," + FragmentKernel.NORMALISED : "") + ")";
  }
}
