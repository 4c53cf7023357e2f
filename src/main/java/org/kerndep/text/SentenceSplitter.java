package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.text.classifier.EventModel;

/**
 * Finds sentences: a model decides after each token whether a sentence ends there. Immutable; share freely.
 *
 * @param ends decides
 */
public record SentenceSplitter(EventModel ends) {

  /** The decisions after a token. */
  static final String END = "E";
  static final String INSIDE = "-";

  /** The tokens of each sentence, in order; the last sentence ends with the text. */
  List<List<TextToken>> split(String text, List<TextToken> tokens) {
    List<List<TextToken>> sentences = new ArrayList<>();
    SentenceEndContext context = new SentenceEndContext(text, tokens);
    int start = 0;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (ends.best(context.behind(i)).equals(END)) {
        sentences.add(tokens.subList(start, i + 1));
        start = i + 1;
        context.startSentence();
      }
    }
    if (start < tokens.size()) {
      sentences.add(tokens.subList(start, tokens.size()));
    }
    return sentences;
  }
}
