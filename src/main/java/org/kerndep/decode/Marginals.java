package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.EisnerGrammar;
import org.kerndep.decode.chart.InsideOutside;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * The probability of every arc when trees have probabilities proportional to the exponentials of their scores, or of
 * those divided by a temperature. Immutable; share freely.
 */
public final class Marginals {

  private static final double PLAIN = 1;
  private static final double TOLERANCE = 1e-6;

  private final int size;
  private final double[] probabilities;

  /** Probabilities at head·(n+1)+modifier. */
  Marginals(int size, double[] probabilities) {
    this.size = size;
    this.probabilities = probabilities;
  }

  /** Over projective trees, by inside-outside on first-order items. O(n³). */
  public static Marginals projective(PartScores scores, RootMode roots) {
    InsideOutside solved = InsideOutside.of(new EisnerGrammar(new LocallyNormalisedScores(scores, PLAIN), roots));
    return new Marginals(scores.size(), solved.arcProbabilities());
  }

  /** Over all trees, by the matrix-tree theorem. O(n³). */
  public static Marginals nonProjective(PartScores scores, RootMode roots) {
    return nonProjective(scores, roots, PLAIN);
  }

  /** Over all trees, with scores divided by a temperature. */
  static Marginals nonProjective(PartScores scores, RootMode roots, double temperature) {
    return new Marginals(scores.size(),
        MatrixTree.marginals(new LocallyNormalisedScores(scores, temperature), roots));
  }

  /** Over the heads of each word by itself, whether they form a tree or not. O(n²). */
  public static Marginals local(PartScores scores) {
    PartScores normalised = new LocallyNormalisedScores(scores, PLAIN);
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

  /** Whether the heads of every word sum to 1, as far as rounding allows. */
  boolean isSound() {
    for (int m = 1; m <= size; m++) {
      double sum = 0;
      for (int h = 0; h <= size; h++) {
        sum += arc(h, m);
      }
      if (!(Math.abs(sum - 1) < TOLERANCE)) {
        return false;
      }
    }
    return true;
  }

  public int size() {
    return size;
  }
}
