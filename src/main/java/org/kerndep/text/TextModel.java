package org.kerndep.text;

import java.util.List;

/**
 * All that is needed to make tagged sentences from plain text. Immutable; share freely.
 *
 * @param tokenizer finds tokens and words
 * @param splitter finds sentences
 * @param tagger gives words their tags, features and lemmas
 */
public record TextModel(Tokenizer tokenizer, SentenceSplitter splitter, Tagger tagger) {

  /**
   * The sentences of a text, in order.
   *
   * @param text a paragraph: line breaks are white space like any other, and a sentence ends where the text ends
   */
  public List<TextSentence> sentences(String text) {
    return segments(text).stream().map(tokens -> new TextSentence(tokens, tagger.tag(wordsOf(tokens)))).toList();
  }

  /** The tokens of each sentence of a text, which are not tagged. */
  public List<List<TextToken>> segments(String text) {
    return splitter.split(text, tokenizer.tokens(text));
  }

  private static List<String> wordsOf(List<TextToken> tokens) {
    return tokens.stream().flatMap(token -> token.words().stream()).toList();
  }
}
