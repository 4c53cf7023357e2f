package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * How the weight of the base parser's score is found.
 *
 * @param search which weights are looked at
 * @param given the weight, if it is given
 * @param most the bound, infinite if there is none
 */
public record BetaRule(Search search, OptionalDouble given, double most) {

  /** Which weights are looked at. The name in text is in lower case. */
  public enum Search {
    /** All from 0 to a bound, each together with its neighbours. */
    STABLE,
    /** All from 0 to a bound, each alone. */
    EXACT,
    /** Those of the paper's grid. */
    GRID;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

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
      return new BetaRule(Search.valueOf(text.toUpperCase(Locale.ROOT)), OptionalDouble.empty(), most);
    }
    double beta = Double.parseDouble(text);
    if (!(beta >= 0 && Double.isFinite(beta))) {
      throw new IllegalArgumentException("beta must be at least 0: " + text);
    }
    return new BetaRule(Search.EXACT, OptionalDouble.of(beta), most);
  }

  /** The same rule beside votes, in which the score already has its say: all values up to a bound are 0 only. */
  BetaRule besideVotes() {
    return new BetaRule(search, given, 0);
  }

  static List<String> names() {
    return Arrays.stream(Search.values()).map(Search::toString).toList();
  }
}
