package org.kerndep.kernel.support;

import org.kerndep.kernel.TemplateKernel;

/** The scorers by name, for tests and benchmarks outside this package. */
public final class Scorers {

  private Scorers() {}

  public static SupportScorer named(String name, Support support, TemplateKernel kernel) {
    return switch (name) {
      case "brute" -> new BruteForceScorer(support, kernel);
      case "grouped" -> new GroupedProductScorer(support, kernel);
      case "expanded" -> new ExpandedScorer(support, kernel);
      default -> throw new IllegalArgumentException("unknown scorer " + name);
    };
  }
}
