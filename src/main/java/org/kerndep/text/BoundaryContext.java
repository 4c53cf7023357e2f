package org.kerndep.text;

import org.kerndep.text.classifier.Features;

/** The features by which it is decided whether a token or word begins at a character. */
final class BoundaryContext {

  private static final int LONGEST_PART = 8;
  private static final int CHARACTERS = 3;

  private BoundaryContext() {}

  /**
   * The features.
   *
   * @param wordStart where the word before the character begins
   * @param at the place of the character, inside of the chunk
   */
  static Features of(Chunk chunk, int wordStart, int at) {
    String text = chunk.text();
    String left = Shapes.lower(text.substring(Math.max(wordStart, at - LONGEST_PART), at));
    String right = Shapes.lower(text.substring(at, Math.min(chunk.end(), at + LONGEST_PART)));
    String leftShape = Shapes.of(left);
    String rightShape = Shapes.of(right);
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
      String character = character(chunk, at + distance);
      features.add("c" + distance, character);
      near.append(character);
      signs.appendCodePoint(Shapes.sign(character.codePointAt(0)));
      if (distance == 0) {
        features.add("b", Shapes.suffix(near.toString(), 2));
      }
    }
    features.add("n", near.substring(CHARACTERS - 2, CHARACTERS + 2));
    features.add("s", signs.substring(CHARACTERS - 2, CHARACTERS + 2));
    features.add("S", signs.toString());
    features.add(wordStart == chunk.begin() ? "first" : "later");
    return features;
  }

  /** One of a chunk's code units in lower case, or the sign of its edges. */
  private static String character(Chunk chunk, int at) {
    return at < chunk.begin() || at >= chunk.end()
        ? Shapes.EDGE
        : String.valueOf(Character.toLowerCase(chunk.text().charAt(at)));
  }
}
