package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;

/** All trees by the scores of their arcs, by the {@linkplain MatrixTree matrix-tree theorem}. Used by one thread. */
final class SpanningForest implements Forest {

  private final PartScores scores;
  private final RootMode roots;

  SpanningForest(PartScores scores, RootMode roots) {
    this.scores = scores;
    this.roots = roots;
  }

  @Override
  public ScoredTree best() {
    return new SpanningTrees(scores, roots, 1).best().best();
  }

  /** Where scores lie so far apart that the matrix cannot be inverted, those of the best trees alone. */
  @Override
  public Marginals marginals(double temperature) {
    Marginals exact = Marginals.nonProjective(scores, roots, temperature);
    return exact.isSound()
        ? exact
        : Forest.of(new SpanningTrees(scores, roots, Forest.USUAL_TREES).best()).marginals(temperature);
  }

  @Override
  public Forest with(ScoredTrees list) {
    return this;
  }
}
