package org.kerndep.text;

import org.kerndep.text.classifier.Features;
import org.kerndep.text.classifier.WordShapes;

/** The features that decide whether a token or word begins at a character. */
final class BoundaryContext {

  private static final int LONGEST_PART = 8;
  private static final int CHARACTERS = 3;
  private static final int LONGEST_COUNTED = 5;
  private static final int LONGEST_WORD = 32;

  private BoundaryContext() {}

  /**
   * The features.
   *
   * @param wordStart where the word before the character begins
   * @param at the place of the character, inside the stretch of text
   */
  static Features of(WhitespaceToken stretch, int wordStart, int at, Lexicon lexicon) {
    String text = stretch.text();
    String left = WordShapes.lower(text.substring(Math.max(wordStart, at - LONGEST_PART), at));
    String right = WordShapes.lower(text.substring(at, Math.min(stretch.end(), at + LONGEST_PART)));
    String leftShape = WordShapes.of(left);
    String rightShape = WordShapes.of(right);
    Features features = new Features();
    features.add("l", left);
    features.add("r", right);
    features.add("lr", left, right);
    features.add("L", leftShape);
    features.add("R", rightShape);
    features.add("LR", leftShape, rightShape);
    features.add("Lr", leftShape, right);
    features.add("lR", left, rightShape);
    StringBuilder near = new StringBuilder();
    StringBuilder signs = new StringBuilder();
    for (int distance = -CHARACTERS; distance < CHARACTERS; distance++) {
      String character = character(stretch, at + distance);
      features.add("c" + distance, character);
      near.append(character);
      signs.appendCodePoint(WordShapes.sign(character.codePointAt(0)));
      if (distance == 0) {
        features.add("b", WordShapes.suffix(near.toString(), 2));
      }
    }
    features.add("n", near.substring(CHARACTERS - 2, CHARACTERS + 2));
    features.add("s", signs.substring(CHARACTERS - 2, CHARACTERS + 2));
    features.add("S", signs.toString());
    features.add(wordStart == stretch.begin() ? "first" : "later");
    if (!lexicon.isEmpty()) {
      addKinds(features, stretch, wordStart, at, lexicon);
    }
    return features;
  }

  /** Adds features of the case of letters, of whole words, and of the word that follows the stretch. */
  private static void addKinds(Features features, WhitespaceToken stretch, int wordStart, int at, Lexicon lexicon) {
    String text = stretch.text();
    int limit = Math.min(stretch.end(), at + LONGEST_WORD);
    int lettersEnd = WordShapes.lettersEnd(text, at, limit);
    String left = WordShapes.lower(text.substring(Math.max(wordStart, at - LONGEST_WORD), at));
    String right = WordShapes.lower(text.substring(at, lettersEnd));
    String border = lettersEnd == stretch.end() ? WordShapes.EDGE : text.substring(lettersEnd, lettersEnd + 1);
    StringBuilder signs = new StringBuilder();
    for (int i = at - CHARACTERS; i < at + CHARACTERS; i++) {
      signs.appendCodePoint(i < stretch.begin() || i >= stretch.end() ? 1 : WordShapes.sign(text.charAt(i)));
    }
    features.add("ta", right).add("tb", left, right).add("tc", right, border)
        .add("ts", signs.substring(1, 5)).add("tS", signs.toString());
    String leftCase = lexicon.caseOf(left, left, 0);
    String sign = right.isEmpty() ? text.substring(at, at + 1) : "";
    int behind = WordShapes.lettersEnd(text, at + sign.length(), limit);
    String word = WordShapes.lower(text.substring(at + sign.length(), behind));
    String rightCase = word.isEmpty() ? "" : lexicon.caseOf(word, word, 0);
    features.add("tk", leftCase, sign, rightCase).add("tl", leftCase, signs.substring(2, 5), rightCase);
    if (limit == stretch.end() && (right.isEmpty() ? isLast(text, at, limit) : lettersEnd == limit)) {
      addNext(features, stretch, Math.max(wordStart, at - LONGEST_WORD), at, lexicon);
    }
  }

  /** Adds features of the word that follows the stretch to those of its last word or signs. */
  private static void addNext(Features features, WhitespaceToken stretch, int wordStart, int at, Lexicon lexicon) {
    String word = stretch.text().substring(wordStart, at);
    String left = WordShapes.lower(word);
    String rest = stretch.text().substring(at, stretch.end());
    String next = stretch.nextWord();
    String nextLower = WordShapes.lower(next);
    String nextCase = next.isEmpty() ? WordShapes.EDGE
        : WordShapes.of(next.substring(0, 1)) + lexicon.caseOf(next, nextLower, 0);
    String abbreviation = lexicon.abbreviation(left);
    features.add("te", left, rest, nextCase).add("tf", WordShapes.of(word), rest, nextCase)
        .add("tg", abbreviation, rest, nextCase).add("tG", abbreviation, rest)
        .add("th", lexicon.caseOf(left, left, 0), Integer.toString(Math.min(LONGEST_COUNTED, word.length())), rest,
            nextCase)
        .add("ti", left, rest, nextLower);
  }

  /** Whether only signs follow. */
  private static boolean isLast(String text, int at, int end) {
    for (int i = at; i < end; i++) {
      if (Character.isLetterOrDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** One of the code units of a stretch in lower case, or the sign of its edges. */
  private static String character(WhitespaceToken stretch, int at) {
    return at < stretch.begin() || at >= stretch.end()
        ? WordShapes.EDGE
        : String.valueOf(Character.toLowerCase(stretch.text().charAt(at)));
  }
}
