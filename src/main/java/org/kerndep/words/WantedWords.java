package org.kerndep.words;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.kerndep.data.Treebank;

/**
 * Which words of a large file are kept: the most frequent, and all of a treebank, as they are and in lower case.
 * Immutable; share freely.
 */
public final class WantedWords {

  private final int mostFrequent;
  private final Set<String> always = new HashSet<>();

  /**
   * Words.
   *
   * @param mostFrequent how many of the most frequent words are kept
   */
  public WantedWords(int mostFrequent, Treebank treebank) {
    if (mostFrequent < 0) {
      throw new IllegalArgumentException("not a number of words: " + mostFrequent);
    }
    this.mostFrequent = mostFrequent;
    treebank.sentences().forEach(s -> s.sentence().words().forEach(word -> {
      always.add(word.form());
      always.add(word.form().toLowerCase(Locale.ROOT));
    }));
  }

  /** How many of the most frequent words are kept. */
  int mostFrequent() {
    return mostFrequent;
  }

  /** Whether a word is kept that so many words are more frequent than. */
  boolean has(String word, long rank) {
    return rank < mostFrequent || always.contains(word);
  }
}
