package org.kerndep.train;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a reranker looks at. The name in text is in lower case. */
enum RerankFeatures {
  /** The features of a kernel. */
  KERNEL,
  /** The features of the base parser's templates, first to third order. */
  MANUAL,
  /** Those and those. */
  BOTH;

  static RerankFeatures parse(String name) {
    return Arrays.stream(values()).filter(features -> features.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown features " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankFeatures::toString).toList();
  }

  boolean haveKernel() {
    return this != MANUAL;
  }

  boolean areManual() {
    return this != KERNEL;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
