package org.kerndep.kernel.support;

import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;

/**
 * Scores the parts of sentences by a support: the sum over its parts of coefficient times kernel. All implementations
 * give the same scores up to rounding. Immutable; share freely.
 */
public interface SupportScorer {

  /** The scores of parts whose arcs are all in a graph over the sentence's words. */
  SupportScores scores(KernelSentence words, ArcGraph graph);

  /** The scores of all parts. */
  default SupportScores scores(KernelSentence words) {
    return scores(words, ArcGraph.complete(words.size()));
  }
}
