package org.kerndep.eval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;

/**
 * One analysis of a text: the characters of its sentences without white space, and which of them are sentences, tokens
 * and words. Grows by sentences. One thread.
 */
final class TextAnalysis {

  /** A stretch of characters. */
  record Span(int begin, int end) {}

  /**
   * A word and the place of its token, counted in characters that are not white space.
   *
   * @param begin the place of the token's first character
   * @param end the place after its last
   * @param inMultiword whether it is part of a multiword token
   * @param word the word
   * @param head the index of its head, {@link #ROOT}, or {@link #NONE} if it has no head
   * @param label its label
   */
  record AnalysedWord(int begin, int end, boolean inMultiword, Word word, int head, String label) {

    static final int ROOT = -1;
    static final int NONE = -2;

    /** Whether another token is at the same place. */
    boolean isAt(AnalysedWord other) {
      return begin == other.begin && end == other.end;
    }
  }

  private final StringBuilder characters = new StringBuilder();
  private final Set<Span> tokens = new HashSet<>();
  private final Set<Span> sentences = new HashSet<>();
  private final List<AnalysedWord> words = new ArrayList<>();
  private String place = "";

  void add(ConllBlock block) {
    place = block.place();
    int first = words.size();
    int begin = characters.length();
    Optional<DependencyTree> tree = block.tree();
    for (SurfaceToken token : block.surfaceTokens()) {
      int tokenBegin = characters.length();
      token.form().codePoints().filter(c -> !Character.isWhitespace(c) && !Character.isSpaceChar(c))
          .forEach(characters::appendCodePoint);
      tokens.add(new Span(tokenBegin, characters.length()));
      for (int m = token.first(); m <= token.last(); m++) {
        int head = tree.isEmpty() ? AnalysedWord.NONE
            : tree.get().head(m) == 0 ? AnalysedWord.ROOT : first + tree.get().head(m) - 1;
        words.add(new AnalysedWord(tokenBegin, characters.length(), token.multiword(), block.sentence().word(m), head,
            tree.isEmpty() ? "" : tree.get().label(m)));
      }
    }
    if (words.size() > first) {
      sentences.add(new Span(begin, characters.length()));
    }
  }

  StringBuilder characters() {
    return characters;
  }

  Set<Span> tokens() {
    return tokens;
  }

  Set<Span> sentences() {
    return sentences;
  }

  List<AnalysedWord> words() {
    return words;
  }

  /** {@code file:line} of the last sentence. */
  String place() {
    return place;
  }
}
