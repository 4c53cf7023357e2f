package org.kerndep.kernel.support;

import org.kerndep.kernel.property.KernelSentence;

/** For each word of a sentence, how many of its values each token of a support has. Scratch of one thread. */
final class WordMatches {

  private final KernelSentence words;
  private final Postings postings;
  private final short[][] counts;

  WordMatches(KernelSentence words, Postings postings) {
    this.words = words;
    this.postings = postings;
    this.counts = new short[words.size() + 1][];
  }

  /** By token; counted when first asked for. */
  short[] at(int position) {
    if (counts[position] == null) {
      counts[position] = postings.matches(words.word(position));
    }
    return counts[position];
  }
}
