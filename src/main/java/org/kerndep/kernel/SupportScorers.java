package org.kerndep.kernel;

/** Chooses how to score by a support. */
public final class SupportScorers {

  private SupportScorers() {}

  /** The fastest scorer for a support of this size and this kernel. */
  public static SupportScorer of(Support support, PartKernel kernel) {
    return kernel instanceof TemplateKernel template
        ? new GroupedProductScorer(support, template)
        : new BruteForceScorer(support, kernel);
  }
}
