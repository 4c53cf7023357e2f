package org.kerndep.text;

import org.kerndep.text.classifier.Features;

/** The features that decide whether a token or word begins at a character. */
final class BoundaryContext {

  private static final int LONGEST_PART = 8;
  private static final int CHARACTERS = 3;

  private BoundaryContext() {}

  /**
   * The features.
   *
   * @param wordStart where the word before the character begins
   * @param at the place of the character, inside the stretch of text
   */
  static Features of(WhitespaceToken stretch, int wordStart, int at) {
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
    return features;
  }

  /** One of the code units of a stretch in lower case, or the sign of its edges. */
  private static String character(WhitespaceToken stretch, int at) {
    return at < stretch.begin() || at >= stretch.end()
        ? WordShapes.EDGE
        : String.valueOf(Character.toLowerCase(stretch.text().charAt(at)));
  }
}
