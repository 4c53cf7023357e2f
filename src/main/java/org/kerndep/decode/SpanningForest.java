package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;

/** All trees by the scores of their arcs, by the {@linkplain MatrixTree matrix-tree theorem}. Used by one thread. */
final class SpanningForest implements Forest {

  private final PartScores scores;
  private final RootMode roots;
  private final ScoredTrees best;

  SpanningForest(PartScores scores, RootMode roots, ScoredTrees best) {
    this.scores = scores;
    this.roots = roots;
    this.best = best;
  }

  @Override
  public ScoredTrees best() {
    return best;
  }

  /** Where scores lie so far apart that the matrix cannot be inverted, those of the best trees alone. */
  @Override
  public Marginals marginals(double temperature) {
    Marginals exact = Marginals.nonProjective(scores, roots, temperature);
    if (exact.isSound()) {
      return exact;
    }
    return Forest.of(new SpanningTrees(scores, roots, Forest.LIST_SIZE).best(), 1).marginals(temperature);
  }

  @Override
  public Forest with(ScoredTrees list, ScoredTrees merged) {
    return new SpanningForest(scores, roots, merged);
  }
}
