package org.kerndep.kernel.property;

import java.util.List;

/** The words of a sentence as a kernel sees them. Position 0 is the root. Immutable; share freely. */
public final class KernelSentence {

  private final List<KernelWord> tokens;

  /** The root and the words. */
  public KernelSentence(List<KernelWord> tokens) {
    if (tokens.isEmpty()) {
      throw new IllegalArgumentException("no place for the root");
    }
    this.tokens = List.copyOf(tokens);
  }

  /** The number of words. */
  public int size() {
    return tokens.size() - 1;
  }

  /** The root or the word at position 1 to {@link #size}. */
  public KernelWord token(int position) {
    return tokens.get(position);
  }
}
