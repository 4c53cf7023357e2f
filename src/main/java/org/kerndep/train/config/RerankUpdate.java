package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which tree of a list is the oracle's rival in a reranker's update. The name in text is in lower case. */
public enum RerankUpdate {

  /** The tree that scores best; nothing is learnt if that is the oracle. Equal scores are never the oracle's gain. */
  PAPER,

  /** The tree that is furthest from scoring its loss less than the oracle; nothing is learnt if all do. */
  MARGIN;

  public static RerankUpdate parse(String name) {
    return Arrays.stream(values()).filter(update -> update.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown update " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankUpdate::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
