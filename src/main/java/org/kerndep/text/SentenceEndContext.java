package org.kerndep.text;

import java.util.List;
import org.kerndep.text.classifier.Features;

/**
 * The features that decide whether a sentence ends after a token. Ask for the tokens in order: the sentence so far
 * counts too. One thread.
 */
final class SentenceEndContext {

  private static final String OPENING = "([{«“„";
  private static final String CLOSING = ")]}»”";
  private static final int LONGEST_COUNTED = 6;

  private final String text;
  private final List<TextToken> tokens;
  private int length;
  private int open;
  private int quotes;

  SentenceEndContext(String text, List<TextToken> tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /** A sentence begins after the last token asked for. */
  void startSentence() {
    length = 0;
    open = 0;
    quotes = 0;
  }

  /** The features of the place after a token. */
  Features behind(int at) {
    String form = form(at);
    length++;
    if (form.length() == 1) {
      open += OPENING.contains(form) ? 1 : CLOSING.contains(form) && open > 0 ? -1 : 0;
      quotes += form.equals("\"") ? 1 : 0;
    }
    String lower = WordShapes.lower(form);
    String next = form(at + 1);
    String nextLower = WordShapes.lower(next);
    String before = WordShapes.lower(form(at - 1));
    String shape = WordShapes.of(form);
    String nextShape = WordShapes.of(next);
    String space = tokens.get(at).end() < tokens.get(at + 1).begin() ? " " : "";
    String inside = (open > 0 ? "o" : "") + (quotes % 2 > 0 ? "q" : "");
    String size = Integer.toString(Math.min(length <= 4 ? length : 4 + length / 5, 12));
    String later = form(at + 2);
    return new Features()
        .add("f", lower).add("n", nextLower).add("b", before).add("F", shape).add("N", nextShape).add("s" + space)
        .add("bf", before, lower).add("fn", lower, nextLower).add("fN", lower, space, nextShape)
        .add("Fn", shape, nextLower).add("FN", shape, space, nextShape)
        .add("m", WordShapes.lower(later)).add("NM", nextShape, WordShapes.of(later))
        .add("BFN", WordShapes.of(before), shape, nextShape).add("abf", WordShapes.lower(form(at - 2)), before, lower)
        .add("l", size).add("lf", size, lower).add("lFN", size, shape, nextShape)
        .add("if", inside, lower).add("iFN", inside, shape, nextShape)
        .add("cFN", Integer.toString(Math.min(form.length(), LONGEST_COUNTED)), shape, nextShape);
  }

  private String form(int at) {
    return at < 0 || at >= tokens.size() ? WordShapes.EDGE : tokens.get(at).form(text);
  }
}
