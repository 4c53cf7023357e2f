package org.kerndep.kernel;

import org.kerndep.part.PartShape;

/** Chooses how to score by a support. */
public final class SupportScorers {

  /**
   * The most arcs for which products are used. With so many they take twice to three times as long as an expansion, which
   * is little beside parsing; but a model with an expansion takes seconds longer to load.
   */
  private static final int FEW = 40_000;

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
