package org.kerndep.base;

import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** The scores of all arcs of a sentence under the pruner's model, computed when made. Immutable. */
public final class PrunerScores implements PartScores {

  private static final Set<PartShape> SHAPES = Set.of(PartShape.ARC);

  private final ArcGraph graph;
  private final double[] arcs;

  public PrunerScores(EncodedSentence x, ArcFeatures features, WeightTable weights) {
    graph = ArcGraph.complete(x.size());
    arcs = features.scores(x, weights);
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return SHAPES;
  }

  @Override
  public double arc(int head, int modifier) {
    return arcs[head * (graph.size() + 1) + modifier];
  }
}
