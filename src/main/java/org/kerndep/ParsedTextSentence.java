package org.kerndep;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.text.TextSentence;

/**
 * A sentence of a text with its tree. Words are counted from 1, as in the tree; places count the characters of the text
 * from 0. Immutable; share freely.
 *
 * @param text its tokens, where they stand, and their words with tags
 * @param tree over the words
 */
public record ParsedTextSentence(TextSentence text, DependencyTree tree) {

  public ParsedTextSentence {
    if (text.words().size() != tree.size()) {
      throw new IllegalArgumentException(text.words().size() + " words have a tree of " + tree.size());
    }
  }

  /** The number of words. */
  public int size() {
    return tree.size();
  }

  /** The words with their tags, features and lemmas. */
  public Sentence words() {
    return text.words();
  }

  /** A word with its tags, features and lemma. */
  public Word word(int m) {
    return text.words().word(m);
  }

  /** The place of the sentence's first character. */
  public int begin() {
    return text.begin();
  }

  /** The place behind the sentence's last character. */
  public int end() {
    return text.end();
  }

  /** The place of the first character of a word's token; words of a multiword token share its span. */
  public int begin(int m) {
    return text.token(m).begin();
  }

  /** The place behind the last character of a word's token. */
  public int end(int m) {
    return text.token(m).end();
  }
}
