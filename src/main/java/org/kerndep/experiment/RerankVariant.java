package org.kerndep.experiment;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The systems that share a base parser and lists of its trees, and the settings that make each of them. */
enum RerankVariant {
  /** The base parser alone. */
  BASE("base", Map.of()),
  /** The paper's reranker with manual features only, which alone chooses. */
  BASE_RERANKER("base-reranker", paper("rerank-features", "manual", "rerank-beta", "0")),
  /** The same with the kernel's features too. */
  KERNEL_RERANKER("kernel-reranker", paper("rerank-features", "both", "rerank-beta", "0")),
  /** What training gives by default. */
  FINAL("final", Map.of()),
  /** The paper's reranker with the base parser's score. */
  FINAL_PAPER("final-paper", paper("rerank-features", "both", "rerank-beta", "grid")),
  /** The tree of the base parser's list that is nearest to the gold tree. */
  ORACLE("oracle", Map.of());

  private final String symbol;
  private final Map<String, String> settings;

  RerankVariant(String symbol, Map<String, String> settings) {
    this.symbol = symbol;
    this.settings = settings;
  }

  private static Map<String, String> paper(String... more) {
    Map<String, String> settings = new LinkedHashMap<>(Map.of("properties", "paper", "rerank-update", "paper",
        "rerank-base", "0", "rerank-c", "Infinity", "rerank-iterations", "10", "rerank-tuning", "split"));
    for (int i = 0; i < more.length; i += 2) {
      settings.put(more[i], more[i + 1]);
    }
    return settings;
  }

  static Optional<RerankVariant> parse(String name) {
    return Arrays.stream(values()).filter(variant -> variant.symbol.equals(name)).findFirst();
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankVariant::toString).toList();
  }

  /** Whether it has a reranker, which is learnt from lists. */
  boolean reranks() {
    return this != BASE && this != ORACLE;
  }

  /** The settings in which it differs from the usual ones. */
  Map<String, String> settings() {
    return settings;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
