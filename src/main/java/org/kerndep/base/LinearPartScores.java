package org.kerndep.base;

import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.PartScores;

/** The scores of a sentence's arcs under a linear model, all computed when made. Immutable. */
public final class LinearPartScores implements PartScores {

  private final int size;
  private final double[] arcs;

  public LinearPartScores(EncodedSentence x, ArcFeatures features, WeightTable weights) {
    size = x.size();
    arcs = features.scores(x, weights);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public double arc(int head, int modifier) {
    return arcs[head * (size + 1) + modifier];
  }
}
