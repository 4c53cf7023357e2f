package org.kerndep.uima.conll;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;

/**
 * The text of a sentence and where its words and multiword tokens stand in it. The text is the comment {@code # text}
 * if it consists of the words, else it is made of their forms and {@code SpaceAfter}. Words do not overlap, stand in
 * their order and have at least one character: where a multiword token is written with fewer characters than it has
 * words, the last ones take the spaces after it, and further spaces are added if there are too few. Immutable.
 */
final class SentenceText {

  /** A multiword token in the text. */
  record MultiwordToken(String form, int begin, int end) {}

  private final StringBuilder text = new StringBuilder();
  private final List<MultiwordToken> multiwordTokens = new ArrayList<>();
  private final int[] begins;
  private final int[] ends;

  SentenceText(ConllBlock block) {
    List<SurfaceToken> tokens = block.surfaceTokens();
    begins = new int[block.sentence().size()];
    ends = new int[begins.length];
    String written = block.comment("text").orElse("");
    int[] places = places(written, tokens);
    if (places == null) {
      written = SurfaceToken.text(tokens);
      places = places(written, tokens);
    }
    for (int i = 0; i < tokens.size(); i++) {
      SurfaceToken token = tokens.get(i);
      int next = i + 1 < tokens.size() ? places[i + 1] : written.length();
      int begin = text.length();
      text.append(written, places[i], next);
      if (token.multiword()) {
        placeMultiword(token, begin, block.sentence().words().subList(token.first() - 1, token.last()));
      } else {
        begins[token.first() - 1] = begin;
        ends[token.first() - 1] = begin + token.form().length();
      }
    }
  }

  String text() {
    return text.toString();
  }

  int begin(int word) {
    return begins[word - 1];
  }

  int end(int word) {
    return ends[word - 1];
  }

  List<MultiwordToken> multiwordTokens() {
    return multiwordTokens;
  }

  /** Where the tokens begin in a text that has nothing but spaces between them, or null if it is no such text. */
  private static int[] places(String text, List<SurfaceToken> tokens) {
    int[] places = new int[tokens.size()];
    int position = 0;
    for (int i = 0; i < places.length; i++) {
      String form = tokens.get(i).form();
      while (!text.startsWith(form, position)) {
        if (position >= text.length() || !isSpace(text.charAt(position))) {
          return null;
        }
        position++;
      }
      places[i] = position;
      position += form.length();
    }
    return text.substring(position).chars().allMatch(SentenceText::isSpace) ? places : null;
  }

  private static boolean isSpace(int character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  private void placeMultiword(SurfaceToken token, int begin, List<Word> words) {
    String form = token.form();
    int characters = form.codePointCount(0, form.length());
    int missing = Math.max(0, words.size() - characters);
    int end = begin + form.length() + missing;
    while (text.length() < end) {
      text.append(' ');
    }
    int[] cuts = MultiwordSplit.ends(text.substring(begin, end), words.stream().map(Word::form).toList());
    for (int k = 0; k < cuts.length; k++) {
      begins[token.first() - 1 + k] = begin + (k == 0 ? 0 : cuts[k - 1]);
      ends[token.first() - 1 + k] = begin + cuts[k];
    }
    multiwordTokens.add(new MultiwordToken(form, begin, end));
  }
}
