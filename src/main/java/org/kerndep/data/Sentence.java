package org.kerndep.data;

import java.util.List;

/**
 * The words of a sentence, numbered 1 to {@link #size()}; position 0 is the artificial root and has no word. Immutable;
 * share freely.
 */
public final class Sentence {

  private final List<Word> words;

  public Sentence(List<Word> words) {
    this.words = List.copyOf(words);
  }

  /** The number of words, 0 for a block that has none. */
  public int size() {
    return words.size();
  }

  /** The word at position 1 to {@link #size()}. */
  public Word word(int position) {
    return words.get(position - 1);
  }

  public List<Word> words() {
    return words;
  }

  /** Whether another sentence has the same words with the same columns, whatever they have in layers of users. */
  public boolean hasColumnsOf(Sentence other) {
    if (this == other) {
      return true;
    }
    boolean same = size() == other.size();
    for (int i = 0; same && i < words.size(); i++) {
      same = words.get(i).with(UserValues.NONE).equals(other.words.get(i).with(UserValues.NONE));
    }
    return same;
  }

  /** The words from one position to another, both included. */
  public Sentence slice(int from, int to) {
    return new Sentence(words.subList(from - 1, to));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sentence that && words.equals(that.words);
  }

  @Override
  public int hashCode() {
    return words.hashCode();
  }

  @Override
  public String toString() {
    return String.join(" ", words.stream().map(Word::form).toList());
  }
}
