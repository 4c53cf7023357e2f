package org.kerndep.server.model;

import org.kerndep.server.http.Refusal;

/**
 * How much a request may ask for.
 *
 * @param text how many characters
 * @param sentence how many words a sentence may have
 * @param k how many trees of a sentence
 */
public record ParseLimits(int text, int sentence, int k) {

  public ParseLimits {
    if (text < 1 || sentence < 1 || k < 1) {
      throw new IllegalArgumentException("the limits of text, sentence length and trees must be at least 1: " + text
          + ", " + sentence + ", " + k);
    }
  }

  /** Refuses a text that is too long. */
  public void checkText(String given) {
    if (given.length() > text) {
      throw new Refusal(413, "the text has " + given.length() + " characters and may have " + text
          + "; send less at a time");
    }
  }

  /** Refuses a sentence that is too long. */
  public void checkSentence(int words) {
    if (words > sentence) {
      throw new Refusal(413, "a sentence has " + words + " words and may have " + sentence + "; send shorter ones");
    }
  }

  /** Refuses too many trees. */
  public void checkK(int trees) {
    if (trees < 1 || trees > k) {
      throw new Refusal(400, "k must be from 1 to " + k + ": " + trees);
    }
  }
}
