package org.kerndep.text;

import java.util.List;

/**
 * A token of a text: where it stands, and its words.
 *
 * @param begin the place of its first character
 * @param end the place after its last character
 * @param words its syntactic words, mostly the token itself; several make it a multiword token of CoNLL-U
 */
public record TextToken(int begin, int end, List<String> words) {

  public TextToken {
    words = List.copyOf(words);
    if (begin >= end || words.isEmpty()) {
      throw new IllegalArgumentException("token of no characters or words: " + begin + " to " + end + " " + words);
    }
  }

  /** The same token elsewhere. */
  TextToken moved(int distance) {
    return new TextToken(begin + distance, end + distance, words);
  }

  /** Whether the token is more than one word. */
  public boolean isMultiword() {
    return words.size() > 1;
  }

  /** The token as written. */
  public String form(String text) {
    return text.substring(begin, end);
  }

  /** Whether the words put together are the token. */
  boolean isSpelledOut(String text) {
    return String.join("", words).contentEquals(text.subSequence(begin, end));
  }
}
