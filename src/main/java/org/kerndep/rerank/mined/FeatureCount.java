package org.kerndep.rerank.mined;

import java.util.Arrays;
import java.util.Locale;

/** What a tree has of a mined feature. The name in text is in lower case. */
public enum FeatureCount {
  /** 1, however often the feature occurs (Qian and Liu 2015). */
  PRESENCE,
  /** How often it occurs in fragments of the tree, as in the first models with mined features. */
  OCCURRENCES;

  public static FeatureCount parse(String name) {
    return Arrays.stream(values()).filter(count -> count.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown count " + name));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
