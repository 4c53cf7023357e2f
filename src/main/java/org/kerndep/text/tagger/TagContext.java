package org.kerndep.text.tagger;

import java.util.List;
import org.kerndep.text.classifier.Features;
import org.kerndep.text.classifier.WordShapes;

/** The features that choose the tags of a sentence's words. Those that do not depend on tags are made once. */
final class TagContext {

  private static final int LONGEST_AFFIX = 6;

  private final String[] forms;
  private final String[] lower;
  private final String[] shapes;

  TagContext(List<String> words) {
    forms = words.toArray(String[]::new);
    lower = words.stream().map(WordShapes::lower).toArray(String[]::new);
    shapes = words.stream().map(WordShapes::of).toArray(String[]::new);
  }

  int size() {
    return forms.length;
  }

  String form(int at) {
    return forms[at];
  }

  /** What the finer tags of a word depend on, of values that all words have. */
  static <T> List<T> around(List<T> values, int at) {
    return values.subList(Math.max(0, at - 2), Math.min(values.size(), at + 2));
  }

  /** The features of a word for its part of speech, given those of the words before it. */
  Features forUpos(int at, String[] before) {
    Features features = ofForm(at);
    String last = at(before, at - 1);
    features.add("t", last);
    features.add("tt", at(before, at - 2), last);
    features.add("tl", last, lower[at]);
    features.add("ts", last, WordShapes.suffix(lower[at], 3));
    features.add("tn", last, at(lower, at + 1));
    return features;
  }

  private Features ofForm(int at) {
    Features features = new Features();
    String word = lower[at];
    String before = at(lower, at - 1);
    String after = at(lower, at + 1);
    features.add("w", forms[at]);
    features.add("l", word);
    addAffixes(features, word, "");
    features.add("h", shapes[at]);
    features.add("H", shapes[at], at == 0 ? "^" : "");
    features.add("b", before);
    features.add("a", after);
    features.add("bb", at(lower, at - 2));
    features.add("aa", at(lower, at + 2));
    features.add("bl", before, word);
    features.add("la", word, after);
    features.add("as", WordShapes.suffix(after, 3));
    features.add("bs", WordShapes.suffix(before, 3));
    features.add("ah", at(shapes, at + 1));
    features.add("bh", at(shapes, at - 1));
    return features;
  }

  /**
   * The features of a word for a finer tag, given the parts of speech of all words.
   *
   * @param known what else is known of the word, or empty
   * @param last the tag of the word before
   */
  Features forDetail(int at, String[] upos, String known, String last) {
    Features features = new Features();
    String word = lower[at];
    String before = at(upos, at - 1);
    String after = at(upos, at + 1);
    features.add("k", known);
    features.add("w", forms[at]);
    features.add("l", known, word);
    addAffixes(features, word, known);
    features.add("h", known, shapes[at]);
    features.add("b", known, before);
    features.add("a", known, after);
    features.add("ba", known, before, after);
    features.add("bb", known, at(upos, at - 2), before);
    features.add("t", known, last);
    features.add("tl", last, word);
    features.add("ts", last, WordShapes.suffix(word, 2));
    features.add("bw", known, at(lower, at - 1));
    features.add("aw", known, at(lower, at + 1));
    features.add("lbw", word, at(lower, at - 1));
    features.add("law", word, at(lower, at + 1));
    features.add("la", word, after);
    features.add("lb", word, before);
    return features;
  }

  private static void addAffixes(Features features, String word, String known) {
    for (int length = 1; length <= LONGEST_AFFIX && length < word.length(); length++) {
      features.add("s", known, WordShapes.suffix(word, length));
      features.add("p", known, WordShapes.prefix(word, length));
    }
  }

  private static String at(String[] values, int at) {
    return at < 0 || at >= values.length ? WordShapes.EDGE : values[at];
  }
}
