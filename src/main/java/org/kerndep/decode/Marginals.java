package org.kerndep.decode;

import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * The probability of every arc when trees have probabilities proportional to the exponential of their scores. Immutable.
 */
public final class Marginals {

  private final int size;
  private final double[] probabilities;

  private Marginals(int size, double[] probabilities) {
    this.size = size;
    this.probabilities = probabilities;
  }

  /** Over projective trees, by inside-outside on first-order items. O(n³). */
  public static Marginals projective(PartScores scores, RootMode roots) {
    InsideOutside solved = InsideOutside.of(new EisnerGrammar(new LocallyNormalisedScores(scores), roots));
    return new Marginals(scores.size(), solved.arcProbabilities());
  }

  /** Over all trees, by the matrix-tree theorem. O(n³). */
  public static Marginals nonProjective(PartScores scores, RootMode roots) {
    return new Marginals(scores.size(), MatrixTree.marginals(new LocallyNormalisedScores(scores), roots));
  }

  /** Over the heads of each word by itself, whether they form a tree or not. O(n²). */
  public static Marginals local(PartScores scores) {
    PartScores normalised = new LocallyNormalisedScores(scores);
    double[] probabilities = new double[(scores.size() + 1) * (scores.size() + 1)];
    ArcGraph graph = scores.graph();
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int h = graph.head(arc);
      int m = graph.modifier(arc);
      probabilities[h * (scores.size() + 1) + m] = Math.exp(normalised.arc(h, m));
    }
    return new Marginals(scores.size(), probabilities);
  }

  /** The probability of an arc. */
  public double arc(int head, int modifier) {
    return probabilities[head * (size + 1) + modifier];
  }

  public int size() {
    return size;
  }
}
