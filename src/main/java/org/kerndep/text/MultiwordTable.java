package org.kerndep.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.Features;
import org.kerndep.text.classifier.WordShapes;

/**
 * The words of multiword tokens that do not spell them out, such as {@code à le} for French <i>au</i>, as seen in the
 * treebank. Where the treebank has several analyses of a token, or also has it as a single word, a model chooses by the
 * tokens around it. Immutable; share freely.
 */
public final class MultiwordTable {

  private final SortedMap<String, List<String>> analyses;
  private final EventModel choice;

  /**
   * A table.
   *
   * @param analyses the analyses of each token in lower case: its words joined by spaces, the most frequent analysis
   * first
   * @param choice chooses among them
   */
  public MultiwordTable(SortedMap<String, List<String>> analyses, EventModel choice) {
    analyses.forEach((token, known) -> {
      if (known.isEmpty() || known.stream().anyMatch(String::isBlank)) {
        throw new IllegalArgumentException("no words of token " + token);
      }
    });
    this.analyses = Collections.unmodifiableSortedMap(analyses);
    this.choice = choice;
  }

  public SortedMap<String, List<String>> analyses() {
    return analyses;
  }

  public EventModel choice() {
    return choice;
  }

  /** The tokens, with those in the table split into their words. */
  List<TextToken> apply(String text, List<TextToken> tokens) {
    if (analyses.isEmpty()) {
      return tokens;
    }
    List<TextToken> result = new ArrayList<>(tokens.size());
    for (int i = 0; i < tokens.size(); i++) {
      TextToken token = tokens.get(i);
      String form = token.form(text);
      List<String> known = token.isMultiword() ? null : analyses.get(WordShapes.lower(form));
      result.add(known == null
          ? token
          : new TextToken(token.begin(), token.end(), inCaseOf(form, choose(known, text, tokens, i))));
    }
    return result;
  }

  private String choose(List<String> known, String text, List<TextToken> tokens, int at) {
    if (known.size() == 1) {
      return known.get(0);
    }
    String best = choice.best(context(text, tokens, at));
    return known.contains(best) ? best : known.get(0);
  }

  /** The features by which the words of a token are chosen. */
  static Features context(String text, List<TextToken> tokens, int at) {
    String form = form(text, tokens, at);
    String before = form(text, tokens, at - 1);
    String after = form(text, tokens, at + 1);
    return new Features()
        .add("f", form)
        .add("b", form, before)
        .add("a", form, after)
        .add("b2", form, WordShapes.suffix(before, 2))
        .add("b3", form, WordShapes.suffix(before, 3))
        .add("a2", form, WordShapes.suffix(after, 2))
        .add("a3", form, WordShapes.suffix(after, 3))
        .add("bb", form, form(text, tokens, at - 2))
        .add("aa", form, form(text, tokens, at + 2));
  }

  private static String form(String text, List<TextToken> tokens, int at) {
    return at < 0 || at >= tokens.size() ? WordShapes.EDGE : WordShapes.lower(tokens.get(at).form(text));
  }

  /** Words in lower case, capitalised or in upper case as their token is. */
  private static List<String> inCaseOf(String token, String words) {
    boolean capital = Character.isUpperCase(token.codePointAt(0));
    if (!capital) {
      return List.of(words.split(" "));
    }
    boolean shouts = token.length() > 1 && token.equals(token.toUpperCase(Locale.ROOT));
    String written = shouts
        ? words.toUpperCase(Locale.ROOT)
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    return List.of(written.split(" "));
  }
}
