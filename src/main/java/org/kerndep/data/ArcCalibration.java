package org.kerndep.data;

/**
 * How the scores of trees become probabilities of arcs that come true as often as they say. An arc's posterior p is its
 * share in {@code exp(score / temperature)} of all trees; its probability is {@code p^s / (p^s + (1 - p)^s)} with s the
 * slope: below 1, what seems certain becomes less so. Fitted on held-out sentences.
 *
 * @param temperature above 0; a higher one makes the trees more alike
 * @param slope above 0; with 1 the posterior is the probability
 */
public record ArcCalibration(double temperature, double slope) {

  /** For models for which nothing was fitted. */
  public static final ArcCalibration NONE = new ArcCalibration(TreeProbabilities.DEFAULT_TEMPERATURE, 1);

  public ArcCalibration {
    requirePositive("temperature", temperature);
    requirePositive("slope", slope);
  }

  private static void requirePositive(String name, double value) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("the " + name + " of arcs must be above 0 and finite: " + value);
    }
  }

  /** The probability of an arc with this posterior. */
  public double probability(double posterior) {
    double p = Math.max(0, Math.min(1, posterior));
    double yes = Math.pow(p, slope);
    return yes / (yes + Math.pow(1 - p, slope));
  }
}
