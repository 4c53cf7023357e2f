package org.kerndep.kernel.support;

import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.part.PartShape;

/**
 * Scores parts of three words by the support's parts of the same shape: one product of three counts for each of them.
 * Immutable; share freely.
 */
final class TripleScorer {

  private final SupportParts parts;
  private final ArcRuns runs;
  private final TemplateKernel kernel;
  private final double weight;

  TripleScorer(Support support, PartShape shape, TemplateKernel kernel) {
    this.weight = kernel.weight(shape);
    this.parts = weight == 0 ? SupportColumns.empty(shape) : support.parts(shape);
    this.runs = new ArcRuns(parts, kernel);
    this.kernel = kernel;
  }

  /** The score of a part with words at these positions. */
  double score(WordMatches matches, int first, int second, int third, KernelArc toSecond, KernelArc toThird) {
    if (parts.size() == 0) {
      return 0;
    }
    short[] a = matches.at(first);
    short[] b = matches.at(second);
    short[] c = matches.at(third);
    double total = 0;
    for (int run = 0; run < runs.count(); run++) {
      int factor = kernel.matches(runs.arc(run, 0), toSecond) * kernel.matches(runs.arc(run, 1), toThird);
      if (factor != 0) {
        double sum = 0;
        for (int i = runs.start(run); i < runs.start(run + 1); i++) {
          int product = a[parts.word(0, i)] * b[parts.word(1, i)] * c[parts.word(2, i)];
          sum += parts.coefficient(i) * product;
        }
        total += factor * sum;
      }
    }
    return weight * total;
  }
}
