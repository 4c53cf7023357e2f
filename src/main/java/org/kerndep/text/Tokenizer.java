package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.text.classifier.EventModel;

/**
 * Finds tokens and their words. White space ends a token, in some treebanks not between digits; URLs, e-mail addresses
 * and emoji are tokens; elsewhere a model decides at each character whether a token begins there, or another word of
 * the same token, as in {@code do|n't}. Tokens whose words are not spelled out, such as French <i>au</i>, are looked up
 * in a table. Immutable; share freely.
 *
 * @param boundaries decides where tokens and words begin
 * @param spacedNumbers whether tokens may have white space between digits
 * @param multiwordTable knows the words of tokens that do not spell them out
 * @param lexicon what is known of words; empty for models that were trained without
 */
public record Tokenizer(EventModel boundaries, boolean spacedNumbers, MultiwordTable multiwordTable,
    Lexicon lexicon) {

  /** The decisions at a character: the word continues, a token begins, or another word of the same token begins. */
  static final String INSIDE = "-";
  static final String TOKEN = "T";
  static final String WORD = "W";

  /** The tokens of a text, in order. */
  List<TextToken> tokens(String text) {
    List<TextToken> tokens = new ArrayList<>();
    for (WhitespaceToken stretch : WhitespaceToken.of(text, spacedNumbers)) {
      addTokens(tokens, stretch);
    }
    return multiwordTable.apply(text, tokens);
  }

  private void addTokens(List<TextToken> tokens, WhitespaceToken stretch) {
    String text = stretch.text();
    int tokenStart = stretch.begin();
    int wordStart = stretch.begin();
    List<String> words = new ArrayList<>();
    for (int at = stretch.begin() + 1; at < stretch.end(); at++) {
      String decision = decision(stretch, wordStart, at);
      if (!decision.equals(INSIDE)) {
        words.add(text.substring(wordStart, at));
        wordStart = stretch.startAt(at);
        if (decision.equals(TOKEN) || wordStart > at) {
          tokens.add(new TextToken(tokenStart, at, words));
          words.clear();
          tokenStart = wordStart;
        }
      }
    }
    words.add(text.substring(wordStart, stretch.end()));
    tokens.add(new TextToken(tokenStart, stretch.end(), words));
  }

  private String decision(WhitespaceToken stretch, int wordStart, int at) {
    return switch (stretch.breakAt(at, lexicon)) {
      case YES -> TOKEN;
      case NO -> INSIDE;
      case OPEN -> boundaries.best(BoundaryContext.of(stretch, wordStart, at, lexicon));
    };
  }
}
