package org.kerndep.train.config;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How the weight of the base parser's score is found: by looking at all values from 0 to a bound, at those of the
 * paper's grid, or not at all because it is given.
 *
 * @param grid whether only values of the grid are looked at
 * @param given the weight, if it is given
 * @param most the bound, infinite if there is none
 */
public record BetaRule(boolean grid, OptionalDouble given, double most) {

  private static final String EXACT = "exact";
  private static final String GRID = "grid";

  /**
   * A weight that is used in training is not raised by more than this afterwards. Beyond, held-out lists are too few to
   * tell, and what looks best on them was worse on others.
   */
  private static final double MOST_TIMES = 3;

  /**
   * A rule by its name, or a number from 0.
   *
   * @param inTraining the weight in training
   */
  public static BetaRule parse(String text, double inTraining) {
    double most = inTraining == 0 ? Double.POSITIVE_INFINITY : MOST_TIMES * inTraining;
    if (names().contains(text)) {
      return new BetaRule(text.equals(GRID), OptionalDouble.empty(), most);
    }
    double beta = Double.parseDouble(text);
    if (!(beta >= 0 && Double.isFinite(beta))) {
      throw new IllegalArgumentException("beta must be at least 0: " + text);
    }
    return new BetaRule(false, OptionalDouble.of(beta), most);
  }

  /** The same rule beside votes, in which the score already has its say: all values up to a bound are 0 only. */
  BetaRule besideVotes() {
    return new BetaRule(grid, given, 0);
  }

  static List<String> names() {
    return List.of(EXACT, GRID);
  }
}
