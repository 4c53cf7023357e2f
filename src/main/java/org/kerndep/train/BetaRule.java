package org.kerndep.train;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How the weight of the base parser's score is found: by looking at all values, at those of the paper's grid, or not at
 * all because it is given.
 *
 * @param grid whether only values of the grid are looked at
 * @param given the weight, if it is given
 */
record BetaRule(boolean grid, OptionalDouble given) {

  private static final String EXACT = "exact";
  private static final String GRID = "grid";

  /** A rule by its name, or a number from 0. */
  static BetaRule parse(String text) {
    if (names().contains(text)) {
      return new BetaRule(text.equals(GRID), OptionalDouble.empty());
    }
    double beta = Double.parseDouble(text);
    if (!(beta >= 0 && Double.isFinite(beta))) {
      throw new IllegalArgumentException("beta must be at least 0: " + text);
    }
    return new BetaRule(false, OptionalDouble.of(beta));
  }

  static List<String> names() {
    return List.of(EXACT, GRID);
  }
}
