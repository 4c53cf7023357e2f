package org.kerndep.eval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;

/** Sentences put together: their characters without white space, and what stands where. One thread. */
final class SpannedText {

  /** A stretch of characters. */
  record Span(int begin, int end) {}

  private final StringBuilder characters = new StringBuilder();
  private final Set<Span> tokens = new HashSet<>();
  private final Set<Span> sentences = new HashSet<>();
  private final List<SpannedWord> words = new ArrayList<>();
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
        int head = tree.isEmpty() ? SpannedWord.NONE
            : tree.get().head(m) == 0 ? SpannedWord.ROOT : first + tree.get().head(m) - 1;
        words.add(new SpannedWord(tokenBegin, characters.length(), token.multiword(), block.sentence().word(m), head,
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

  List<SpannedWord> words() {
    return words;
  }

  /** {@code file:line} of the last sentence. */
  String place() {
    return place;
  }
}
