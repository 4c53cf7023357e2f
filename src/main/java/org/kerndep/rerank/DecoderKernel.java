package org.kerndep.rerank;

import java.util.List;
import java.util.Set;
import org.kerndep.base.ArcScorer;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * A kernel function that has a say in decoding: every arc adds {@code weight · Σ coefficient · k(support part, arc)},
 * where the arc has the label that suits it best by the base parser. Arcs only: all of a sentence are scored in one
 * pass over the support, while siblings and grandparents would each need a pass of their own, too many for a decoder; a
 * {@link Reranker} looks at those. Immutable; share freely.
 *
 * @param kernel a function of arcs
 * @param weight at least 0
 */
public record DecoderKernel(KernelExpansion kernel, double weight) implements ArcScorer {

  public DecoderKernel {
    if (!kernel.kernel().shapes().equals(Set.of(PartShape.ARC))) {
      throw new IllegalArgumentException(
          "a kernel in the decoder compares arcs and nothing else, not " + kernel.kernel());
    }
    if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the weight of a kernel in the decoder must be at least 0: " + weight);
    }
  }

  @Override
  public double[] scores(Sentence sentence, ArcGraph graph, List<String> labels) {
    SupportScores scores = kernel.scores(sentence, graph);
    double[] sums = new double[graph.arcCount()];
    for (int arc = 0; arc < sums.length; arc++) {
      int label = kernel.labels().number(labels.get(arc));
      sums[arc] = weight * scores.arc(graph.head(arc), graph.modifier(arc), label);
    }
    return sums;
  }
}
