package org.kerndep.kernel.property;

import java.util.List;

/** The words of a sentence as a kernel sees them. Position 0 is the root. Immutable; share freely. */
public final class KernelSentence {

  private final List<KernelWord> words;

  /** The root and the words. */
  public KernelSentence(List<KernelWord> words) {
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no place for the root");
    }
    this.words = List.copyOf(words);
  }

  /** The number of words. */
  public int size() {
    return words.size() - 1;
  }

  /** The root or the word at position 1 to {@link #size}. */
  public KernelWord word(int position) {
    return words.get(position);
  }
}
