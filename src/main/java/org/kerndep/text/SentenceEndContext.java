package org.kerndep.text;

import org.kerndep.text.classifier.Features;
import org.kerndep.text.classifier.WordShapes;

/**
 * The features that decide whether a sentence ends after a token. Ask for the tokens in order: the sentence so far
 * counts too. One thread.
 */
final class SentenceEndContext {

  private static final String OPENING = "([{«“„";
  private static final String CLOSING = ")]}»”";
  private static final int LONGEST_COUNTED = 6;
  private static final int MOST_LOWER_CASE = 3;

  private final SplitterTokens tokens;
  private final boolean withKinds;
  private int length;
  private int open;
  private int quotes;
  private int start;
  private int lowerCase;

  SentenceEndContext(SplitterTokens tokens, Lexicon lexicon) {
    this.tokens = tokens;
    this.withKinds = !lexicon.isEmpty();
  }

  /** A sentence begins at a token. */
  void startSentence(int at) {
    length = 0;
    open = 0;
    quotes = 0;
    lowerCase = 0;
    start = at;
  }

  /** The features of the place after a token. */
  Features behind(int at) {
    String form = tokens.form(at);
    length++;
    if (form.length() == 1) {
      open += OPENING.contains(form) ? 1 : CLOSING.contains(form) && open > 0 ? -1 : 0;
      quotes += form.equals("\"") ? 1 : 0;
    }
    String lower = tokens.lower(at);
    String nextLower = tokens.lower(at + 1);
    String before = tokens.lower(at - 1);
    String shape = tokens.shape(at);
    String nextShape = tokens.shape(at + 1);
    String space = tokens.spaceBehind(at);
    String inside = (open > 0 ? "o" : "") + (quotes % 2 > 0 ? "q" : "");
    String size = Integer.toString(Math.min(length <= 4 ? length : 4 + length / 5, 12));
    Features features = new Features()
        .add("f", lower).add("n", nextLower).add("b", before).add("F", shape).add("N", nextShape).add("s" + space)
        .add("bf", before, lower).add("fn", lower, nextLower).add("fN", lower, space, nextShape)
        .add("Fn", shape, nextLower).add("FN", shape, space, nextShape)
        .add("m", tokens.lower(at + 2)).add("NM", nextShape, tokens.shape(at + 2))
        .add("BFN", WordShapes.of(before), shape, nextShape).add("abf", tokens.lower(at - 2), before, lower)
        .add("l", size).add("lf", size, lower).add("lFN", size, shape, nextShape)
        .add("if", inside, lower).add("iFN", inside, shape, nextShape)
        .add("cFN", Integer.toString(Math.min(form.length(), LONGEST_COUNTED)), shape, nextShape);
    if (withKinds) {
      addKinds(features, at, size, inside, space);
    }
    return features;
  }

  /** Adds features of the kinds of tokens, of the beginning of the sentence and of what follows in the paragraph. */
  private void addKinds(Features features, int at, String size, String inside, String space) {
    String lower = tokens.lower(at);
    String nextLower = tokens.lower(at + 1);
    String kind = tokens.kind(at);
    String next = tokens.kind(at + 1);
    String before = tokens.kind(at - 1);
    String later = tokens.kind(at + 2);
    lowerCase += tokens.isLowerCase(at) ? 1 : 0;
    String lowers = Integer.toString(Math.min(lowerCase, MOST_LOWER_CASE));
    String first = tokens.lower(start);
    features
        .add("k1", kind, next)
        .add("k2", before, kind, next, later)
        .add("k3", kind, space, next, later, tokens.kind(at + 3))
        .add("k4", tokens.kind(at - 2), before, kind, next)
        .add("kf", lower, space, next, later)
        .add("kn", before, kind, nextLower)
        .add("km", kind, nextLower, tokens.lower(at + 2))
        .add("ks", first, lower, next)
        .add("kS", first, size, kind, next)
        .add("kT", tokens.kind(start), size, kind, next)
        .add("kl", size, kind, next)
        .add("kw", lowers, size, kind, next)
        .add("kd", tokens.distance(at), kind, next)
        .add("kD", tokens.distance(at), kind, nextLower)
        .add("kp", tokens.style(), kind, next)
        .add("kP", tokens.style(), lower, nextLower)
        .add("ki", inside, kind, next);
  }
}
