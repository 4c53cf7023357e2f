package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** By how much the oracle of a list should score more than a rival. The name in text is in lower case. */
public enum RerankDistance {

  /** By how much more wrong the rival is; one that is as wrong as the oracle is no rival. */
  COST,
  /** By the distance between the two trees, whether the oracle is right where they differ or not, as in the paper. */
  HAMMING;

  static RerankDistance parse(String name) {
    return Arrays.stream(values()).filter(distance -> distance.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown distance " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankDistance::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
