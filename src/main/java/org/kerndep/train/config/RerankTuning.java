package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which lists are held out to choose by what a reranker cannot learn. The name in text is in lower case. */
public enum RerankTuning {
  /** Some of the folds, five times, each time scored by a function that was learnt from the others. */
  CROSS_VALIDATION,
  /** A tenth of the folds, once, scored by a function that was learnt from the others: the paper's share. */
  SPLIT;

  public static RerankTuning parse(String name) {
    return Arrays.stream(values()).filter(tuning -> tuning.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown tuning " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankTuning::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
