package org.kerndep.experiment.system;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The systems that share a base parser and what kernels learn from, and the settings that make each of them. */
public enum RerankVariant {
  /** The base parser alone. */
  BASE("base", Map.of()),
  /** The paper's reranker with manual features only, which alone chooses. */
  BASE_RERANKER("base-reranker", paper("rerank-features", "manual", "rerank-beta", "0")),
  /** The same with the kernel's features too. */
  KERNEL_RERANKER("kernel-reranker", paper("rerank-features", "kernel+manual", "rerank-beta", "0")),
  /** What training gives by default. */
  FINAL("final", Map.of()),
  /** The paper's reranker with the base parser's score. */
  FINAL_PAPER("final-paper", paper("rerank-features", "kernel+manual", "rerank-beta", "grid")),
  /** A kernel in the decoder, no reranker. */
  KERNEL_DECODE("kernel-decode", Map.of("kernel-mode", "decode")),
  /** A kernel in the decoder, and a reranker for the trees it gives. */
  KERNEL_DECODE_AND_RERANK("kernel-decode+rerank", Map.of("kernel-mode", "decode+rerank")),
  /** The tree of the base parser's list that is nearest to the gold tree. */
  ORACLE("oracle", Map.of());

  private final String symbol;
  private final Map<String, String> settings;

  RerankVariant(String symbol, Map<String, String> settings) {
    this.symbol = symbol;
    this.settings = settings;
  }

  private static Map<String, String> paper(String... more) {
    Map<String, String> settings = new LinkedHashMap<>(SystemSpec.settings(List.of(
        "k=25", "folds=20", "properties=paper", "rerank-update=paper", "rerank-distance=hamming", "rerank-base=0",
        "rerank-rho=1", "rerank-c=Infinity", "rerank-iterations=10", "rerank-keep=last", "rerank-tuning=split",
        "rerank-punctuation=conll", "rerank-fallback=none", "rerank-agreement=0")));
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

  /** Whether it learns from lists of the base parser's trees. */
  boolean usesLists() {
    return switch (this) {
      case BASE_RERANKER, KERNEL_RERANKER, FINAL, FINAL_PAPER -> true;
      case BASE, KERNEL_DECODE, KERNEL_DECODE_AND_RERANK, ORACLE -> false;
    };
  }

  /** Whether it has a kernel in the decoder, which learns from parsers of folds. */
  boolean usesFolds() {
    return this == KERNEL_DECODE || this == KERNEL_DECODE_AND_RERANK;
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
