package org.kerndep.uima.evaluate;

import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;

/**
 * A sentence with the right tree.
 *
 * @param place where it is, for messages
 * @param parsed words and tree
 */
record GoldSentence(String place, ParsedSentence parsed) {

  /** What is different about the words of another sentence, or null if they are the same. */
  String difference(Sentence other) {
    Sentence words = parsed.sentence();
    for (int m = 1; m <= Math.min(words.size(), other.size()); m++) {
      if (!words.word(m).form().equals(other.word(m).form())) {
        return "word " + m + " is '" + other.word(m).form() + "', in the gold sentence at " + place + " it is '"
            + words.word(m).form() + "'";
      }
    }
    return words.size() == other.size() ? null
        : other.size() + " words ('" + other + "'), the gold sentence at " + place + " has " + words.size() + " ('"
            + words + "')";
  }
}
