package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.text.tagger.Tagger;

/**
 * The models that turn plain text into tagged sentences: tokenizer, sentence splitter and tagger. Immutable; share
 * freely.
 *
 * @param tokenizer finds tokens and words
 * @param splitter finds sentences
 * @param tagger gives words their tags, features and lemmas
 */
public record TextModel(Tokenizer tokenizer, SentenceSplitter splitter, Tagger tagger) {

  private static final Pattern BLANK_LINE = Pattern.compile("\\n[^\\S\\n]*\\n");

  /**
   * The sentences of a text, in order.
   *
   * @param text a paragraph: line breaks are white space like any other, and a sentence ends where the text ends
   */
  public List<TextSentence> sentences(String text) {
    return segments(text).stream().map(tokens -> new TextSentence(tokens, tagger.taggings(wordsOf(tokens)))).toList();
  }

  /** The sentences of a text of any length, in order; blank lines end a paragraph, and with it a sentence. */
  public List<TextSentence> sentencesOfParagraphs(String text) {
    return segmentsOfParagraphs(text).stream()
        .map(tokens -> new TextSentence(tokens, tagger.taggings(wordsOf(tokens)))).toList();
  }

  /** The tokens of each sentence of a paragraph, without tags. */
  List<List<TextToken>> segments(String text) {
    return splitter.split(text, tokenizer.tokens(text));
  }

  /** The same for a text of several paragraphs, separated by blank lines. */
  public List<List<TextToken>> segmentsOfParagraphs(String text) {
    List<List<TextToken>> sentences = new ArrayList<>();
    int begin = 0;
    Matcher end = BLANK_LINE.matcher(text);
    while (begin < text.length()) {
      int until = end.find() ? end.end() : text.length();
      int start = begin;
      segments(text.substring(begin, until)).forEach(tokens ->
          sentences.add(tokens.stream().map(token -> token.moved(start)).toList()));
      begin = until;
    }
    return sentences;
  }

  private static List<String> wordsOf(List<TextToken> tokens) {
    return tokens.stream().flatMap(token -> token.words().stream()).toList();
  }
}
