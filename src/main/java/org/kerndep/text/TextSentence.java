package org.kerndep.text;

import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;

/**
 * A sentence of a text: its tokens, and the words of all its tokens in order.
 *
 * @param tokens at least one
 * @param taggings of as many words as all tokens have together
 */
public record TextSentence(List<TextToken> tokens, Taggings taggings) {

  public TextSentence {
    tokens = List.copyOf(tokens);
    int words = taggings.best().size();
    if (tokens.isEmpty() || tokens.stream().mapToInt(token -> token.words().size()).sum() != words) {
      throw new IllegalArgumentException(tokens.size() + " tokens do not have " + words + " words");
    }
  }

  /** A sentence whose tags are given. */
  public TextSentence(List<TextToken> tokens, Sentence words) {
    this(tokens, Taggings.given(words));
  }

  /** The words with their most probable tags. */
  public Sentence words() {
    return taggings.best();
  }

  /** The same sentence with certain tags. */
  public TextSentence with(Sentence tagged) {
    return new TextSentence(tokens, tagged);
  }

  /** The token that a word belongs to, the first word being 1. */
  public TextToken token(int word) {
    int last = 0;
    for (TextToken token : tokens) {
      last += token.words().size();
      if (word <= last) {
        return token;
      }
    }
    throw new IndexOutOfBoundsException("word " + word + " of " + last);
  }

  /** The place of the first character. */
  public int begin() {
    return tokens.get(0).begin();
  }

  /** The place after the last character. */
  public int end() {
    return tokens.get(tokens.size() - 1).end();
  }
}
