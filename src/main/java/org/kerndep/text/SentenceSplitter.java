package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.text.classifier.EventModel;

/**
 * Finds sentences: a model decides after each token whether a sentence ends there. Immutable; share freely.
 *
 * @param ends decides; with a lexicon the differences of its scores are log odds
 * @param lexicon what is known of words; empty for models that were trained without
 */
public record SentenceSplitter(EventModel ends, Lexicon lexicon) {

  /** The decisions after a token. */
  static final String END = "E";
  static final String INSIDE = "-";

  /** The log odds of a probability of 0.4: a sentence that is not ended costs two sentences. */
  private static final int LEAST = (int) (EventModel.SCALE * -0.405);

  /** The tokens of each sentence, in order; the last sentence ends with the text. */
  List<List<TextToken>> split(String text, List<TextToken> tokens) {
    List<List<TextToken>> sentences = new ArrayList<>();
    SentenceEndContext context = new SentenceEndContext(new SplitterTokens(text, tokens, lexicon, 0), lexicon);
    LineBreaks lines = new LineBreaks(text, tokens);
    int start = 0;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      int margin = ends.margin(context.behind(i), END, INSIDE);
      boolean end = lexicon.isEmpty() ? margin > 0 : margin + EventModel.SCALE * lines.bonus(i) > LEAST;
      if (end) {
        sentences.add(tokens.subList(start, i + 1));
        start = i + 1;
        context.startSentence(start);
      }
    }
    if (start < tokens.size()) {
      sentences.add(tokens.subList(start, tokens.size()));
    }
    return sentences;
  }
}
