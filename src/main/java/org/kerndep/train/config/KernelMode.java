package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;

/** Where a kernel function has its say. */
public enum KernelMode {
  /** It chooses from the best trees of the base parser. */
  RERANK("rerank"),
  /** It adds to the scores of arcs before trees are decoded. */
  DECODE("decode"),
  /** One adds to the scores of arcs, another chooses from the best trees. */
  DECODE_AND_RERANK("decode+rerank");

  private final String symbol;

  KernelMode(String symbol) {
    this.symbol = symbol;
  }

  static KernelMode parse(String name) {
    return Arrays.stream(values()).filter(mode -> mode.symbol.equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown kernel mode " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(KernelMode::toString).toList();
  }

  /** Whether the decoder has a kernel. */
  public boolean decodes() {
    return this != RERANK;
  }

  /** Whether there is a reranker. */
  public boolean reranks() {
    return this != DECODE;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
