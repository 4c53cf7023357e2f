package org.kerndep.data;

/**
 * A sentence with its tree.
 *
 * @param sentence the words
 * @param tree a tree over exactly these words
 */
public record ParsedSentence(Sentence sentence, DependencyTree tree) {

  public ParsedSentence {
    if (sentence.size() != tree.size()) {
      throw new IllegalArgumentException(
          "sentence has " + sentence.size() + " words, its tree " + tree.size());
    }
  }

  public int size() {
    return sentence.size();
  }
}
