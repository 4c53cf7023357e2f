package org.kerndep.data;

/**
 * A sentence with its tree, as a parser learns from it.
 *
 * @param taggings the words with the tags that the parser sees
 * @param tree a tree over exactly these words
 * @param gold the words with the tags that are right, as far as that is known
 */
public record ParsedSentence(Taggings taggings, DependencyTree tree, Sentence gold) {

  public ParsedSentence {
    if (taggings.best().size() != tree.size() || gold.size() != tree.size()) {
      throw new IllegalArgumentException(
          "sentence has " + taggings.best().size() + " words, its tree " + tree.size());
    }
  }

  /** A sentence whose tags are given. */
  public ParsedSentence(Sentence sentence, DependencyTree tree) {
    this(Taggings.given(sentence), tree, sentence);
  }

  /** The words with their most probable tags. */
  public Sentence sentence() {
    return taggings.best();
  }

  public int size() {
    return tree.size();
  }
}
