package org.kerndep.kernel.support;

import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * Scores the parts of sentences by a support: the sum over its parts of coefficient times kernel. All implementations
 * give the same scores up to rounding. Immutable; share freely.
 */
public interface SupportScorer {

  /** The fastest scorer for a support of this size and this kernel. */
  static SupportScorer of(Support support, PartKernel kernel) {
    if (!(kernel instanceof TemplateKernel template)) {
      return new BruteForceScorer(support, kernel);
    }
    return support.size(PartShape.ARC) <= GroupedProductScorer.MOST_ARCS
        ? new GroupedProductScorer(support, template)
        : new ExpandedScorer(support, template);
  }

  /** The scores of parts whose arcs are all in a graph over the sentence's words. */
  SupportScores scores(KernelSentence words, ArcGraph graph);

  /** The scores of all parts. */
  default SupportScores scores(KernelSentence words) {
    return scores(words, ArcGraph.complete(words.size()));
  }
}
