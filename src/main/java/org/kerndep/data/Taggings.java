package org.kerndep.data;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a tagger takes to be possible for a sentence: the same words with different tags, the most probable first; at
 * least one. Immutable; share freely.
 *
 * @param all the taggings, all of the same words
 */
public record Taggings(List<Tagging> all) {

  /**
   * Words with their tags.
   *
   * @param logProbability the natural logarithm of how probable these tags are; 0 for tags that are given
   */
  public record Tagging(Sentence sentence, double logProbability) {

    public Tagging {
      if (!(logProbability <= 0)) {
        throw new IllegalArgumentException("not the logarithm of a probability: " + logProbability);
      }
    }
  }

  public Taggings {
    all = List.copyOf(all);
    if (all.isEmpty()) {
      throw new IllegalArgumentException("a sentence without a tagging");
    }
    for (int i = 1; i < all.size(); i++) {
      if (all.get(i).logProbability > all.get(i - 1).logProbability) {
        throw new IllegalArgumentException("tagging " + (i + 1) + " is more probable than the one before");
      }
      if (all.get(i).sentence.size() != all.get(0).sentence.size()) {
        throw new IllegalArgumentException("taggings of different numbers of words");
      }
    }
  }

  /** Tags that are given, to which there is no alternative. */
  public static Taggings given(Sentence sentence) {
    return new Taggings(List.of(new Tagging(sentence, 0)));
  }

  /** The words with their most probable tags. */
  public Sentence best() {
    return all.get(0).sentence;
  }

  public int size() {
    return all.size();
  }

  /** The first so many, or all if there are fewer. */
  public Taggings first(int most) {
    return most >= size() ? this : new Taggings(all.subList(0, most));
  }

  /** The same with each sentence replaced by another of the same words. */
  public Taggings map(UnaryOperator<Sentence> change) {
    return new Taggings(
        all.stream().map(tagging -> new Tagging(change.apply(tagging.sentence), tagging.logProbability)).toList());
  }
}
