package org.kerndep.decode;

import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * Arc scores with noise of Gumbel's distribution: the best head of a word alone is then a draw from the softmax of its
 * scores. Immutable; share freely.
 */
final class NoisyArcScores implements PartScores {

  private final ArcGraph graph;
  private final double[] arcs;

  NoisyArcScores(PartScores scores, SplittableRandom random) {
    graph = scores.graph();
    arcs = new double[graph.arcCount()];
    for (int arc = 0; arc < arcs.length; arc++) {
      double noise = -Math.log(-Math.log(random.nextDouble(Double.MIN_NORMAL, 1)));
      arcs[arc] = scores.arc(graph.head(arc), graph.modifier(arc)) + noise;
    }
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return Set.of(PartShape.ARC);
  }

  @Override
  public double arc(int head, int modifier) {
    return arcs[graph.arc(head, modifier)];
  }
}
