package org.kerndep.kernel.support;

import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.part.PartShape;

/** Chooses how to score by a support. */
public final class SupportScorers {

  /** The most arcs for which products are used: with so few an expansion is hardly faster and takes more memory. */
  private static final int FEW = 10_000;

  private SupportScorers() {}

  /** The scorer for a support of this size and this kernel. */
  public static SupportScorer of(Support support, PartKernel kernel) {
    if (!(kernel instanceof TemplateKernel template)) {
      return new BruteForceScorer(support, kernel);
    }
    return support.size(PartShape.ARC) <= FEW
        ? new GroupedProductScorer(support, template)
        : new ExpandedScorer(support, template);
  }
}
