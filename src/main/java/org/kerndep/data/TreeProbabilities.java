package org.kerndep.data;

/**
 * How probable the trees of a list are, and their arcs: {@code exp(score / temperature)}, normalised over the list.
 * Trees beyond the list count as impossible, so the figures of a short list are too high; {@code Forest} knows better
 * for arcs. Immutable; share freely.
 */
public final class TreeProbabilities {

  /** The temperature of models for which none was fitted. */
  public static final double DEFAULT_TEMPERATURE = 1;

  /** How many trees lists have to which a temperature is fitted. */
  public static final int USUAL_TREES = 25;

  private final KBestList list;
  /** By rank; they sum to 1. */
  private final double[] probabilities;

  /**
   * The probabilities of a list.
   *
   * @param temperature above 0; a higher one makes the trees more alike
   */
  public TreeProbabilities(KBestList list, double temperature) {
    if (!(temperature > 0) || Double.isInfinite(temperature)) {
      throw new IllegalArgumentException("temperature must be above 0 and finite: " + temperature);
    }
    this.list = list;
    this.probabilities = new double[list.size()];
    double sum = 0;
    for (int rank = 0; rank < probabilities.length; rank++) {
      probabilities[rank] = Math.exp((list.get(rank).score() - list.best().score()) / temperature);
      sum += probabilities[rank];
    }
    for (int rank = 0; rank < probabilities.length; rank++) {
      probabilities[rank] /= sum;
    }
  }

  /** The probability of the tree of a rank, 0 being the best. */
  public double tree(int rank) {
    return probabilities[rank];
  }

  /** The probability that a word has this head: that of all trees in which it has. Labels are not looked at. */
  public double arc(int head, int modifier) {
    double sum = 0;
    for (int rank = 0; rank < probabilities.length; rank++) {
      sum += list.get(rank).tree().head(modifier) == head ? probabilities[rank] : 0;
    }
    return Math.min(1, sum);
  }
}
