package org.kerndep.text;

import java.util.List;
import org.kerndep.text.classifier.WordShapes;

/**
 * The tokens of a paragraph as the features of sentence ends see them. Each has a kind: how it is capitalised and how
 * the treebank has that word otherwise, or which sort of sign it is. Immutable.
 */
final class SplitterTokens {

  private static final String LOWER_CASE = "x";
  private static final String STOP = ".";
  private static final String CALL = "!";

  private final List<TextToken> tokens;
  private final String[] forms;
  private final String[] lowers;
  private final String[] shapes;
  private final String[] kinds;
  private final String[] distances;
  private String style = "none";

  /**
   * The tokens of a text.
   *
   * @param own how often the text itself is counted in the lexicon: once for a text of the treebank, else 0
   */
  SplitterTokens(String text, List<TextToken> tokens, Lexicon lexicon, int own) {
    this.tokens = tokens;
    int size = tokens.size();
    forms = new String[size];
    lowers = new String[size];
    shapes = new String[size];
    kinds = new String[size];
    distances = new String[size];
    for (int i = 0; i < size; i++) {
      forms[i] = tokens.get(i).form(text);
      lowers[i] = WordShapes.lower(forms[i]);
      shapes[i] = WordShapes.of(forms[i]);
      kinds[i] = kind(forms[i], lowers[i], lexicon, own);
    }
    findFinalSigns();
  }

  private static String kind(String form, String lower, Lexicon lexicon, int own) {
    int first = form.codePointAt(0);
    if (!Character.isLetter(first)) {
      return Character.isDigit(first) ? "d" : signKind(form);
    }
    if (form.length() > 1 && form.endsWith(STOP)) {
      return "abbreviation";
    }
    if (form.indexOf('@') > 0 || form.indexOf('.') > 0 && !FixedSpan.of(form, 0, form.length()).isEmpty()) {
      return "@";
    }
    if (!Character.isUpperCase(first)) {
      return LOWER_CASE;
    }
    return LexiconTrainer.isCounted(form) ? "X" + lexicon.caseOf(form, lower, own) : "XX";
  }

  private static String signKind(String form) {
    char first = form.charAt(0);
    if (first == '?' || first == '!') {
      return CALL;
    }
    if (Emoji.is(form.codePointAt(0)) || form.length() > 1 && ":;=".indexOf(first) >= 0) {
      return "emoji";
    }
    if (form.length() > 1) {
      return first == '.' ? "…" : WordShapes.prefix(form, 2);
    }
    return first == '–' || first == '—' ? "-" : form;
  }

  /** Finds out how far final signs are, and whether the paragraph goes on in lower case after them. */
  private void findFinalSigns() {
    int distance = -1;
    for (int i = kinds.length - 1; i >= 0; i--) {
      distances[i] = distance < 0 ? "" : Integer.toString(Integer.SIZE - Integer.numberOfLeadingZeros(distance));
      boolean isFinal = kinds[i].equals(STOP) || kinds[i].equals(CALL);
      distance = isFinal ? 0 : distance < 0 ? distance : distance + 1;
      if (isFinal && !style.equals("lower")) {
        style = kind(i + 1).equals(LOWER_CASE) ? "lower" : "upper";
      }
    }
  }

  /** A token as it is written; outside the paragraph {@link WordShapes#EDGE}, as for all that follows. */
  String form(int at) {
    return value(forms, at);
  }

  String lower(int at) {
    return value(lowers, at);
  }

  String shape(int at) {
    return value(shapes, at);
  }

  String kind(int at) {
    return value(kinds, at);
  }

  boolean isLowerCase(int at) {
    return kind(at).equals(LOWER_CASE);
  }

  /** How many bits the distance of the next final sign behind a token has; empty if there is none. */
  String distance(int at) {
    return distances[at];
  }

  /** Whether the paragraph has final signs, and if so, whether lower case follows any of them. */
  String style() {
    return style;
  }

  /** The space between a token and the next, or nothing. */
  String spaceBehind(int at) {
    return tokens.get(at).end() < tokens.get(at + 1).begin() ? " " : "";
  }

  private static String value(String[] values, int at) {
    return at < 0 || at >= values.length ? WordShapes.EDGE : values[at];
  }
}
