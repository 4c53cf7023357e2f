package org.kerndep.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Word;
import org.kerndep.io.JsonText;

/**
 * Sentences as the page's script reads them. Labels and tags are numbers of {@link #labels} and {@link #tags}; all
 * trees but the first are what differs from it: word, head, label, word, head, label and so on. No text has a
 * {@code <}, so that it can stand in a script element.
 */
final class SentenceJson {

  private final Map<String, Integer> labels = new LinkedHashMap<>();
  private final Map<String, Integer> tags = new LinkedHashMap<>();

  /**
   * A sentence as an object.
   *
   * @param reference the tree that its trees are compared with, if there is one; left out if it has no trees
   */
  String text(ShownSentence sentence, Optional<DependencyTree> reference) {
    StringJoiner json = new StringJoiner(",", "{", "}");
    sentence.id().ifPresent(id -> json.add("\"id\":" + quoted(id)));
    sentence.text().ifPresent(text -> json.add("\"text\":" + quoted(text)));
    List<Word> words = sentence.sentence().words();
    json.add("\"words\":" + array(words.stream().map(word -> quoted(word.form())).toList()));
    if (words.stream().anyMatch(word -> !tag(word).equals(Word.ABSENT))) {
      json.add("\"tags\":" + array(words.stream().map(word -> Integer.toString(number(tags, tag(word)))).toList()));
    }
    Optional<DependencyTree> first = sentence.trees().stream().findFirst().map(ShownTree::tree);
    StringJoiner trees = new StringJoiner(",", "[", "]");
    for (ShownTree tree : sentence.trees()) {
      trees.add(tree(tree, tree.tree() == first.orElseThrow() ? Optional.empty() : first));
    }
    json.add("\"trees\":" + trees);
    if (first.isPresent() && reference.isPresent()) {
      json.add("\"reference\":{" + arcs(reference.get(), first) + "}");
    }
    return json.toString();
  }

  /** The labels by their numbers, as an array. */
  String labels() {
    return array(labels.keySet().stream().map(SentenceJson::quoted).toList());
  }

  /** The tags by their numbers, as an array. */
  String tags() {
    return array(tags.keySet().stream().map(SentenceJson::quoted).toList());
  }

  /** Text as a JSON string that can stand in a script element. */
  static String quoted(String text) {
    return JsonText.quoted(text).replace("<", "\\u003c");
  }

  private String tree(ShownTree shown, Optional<DependencyTree> first) {
    StringJoiner json = new StringJoiner(",", "{", "}");
    json.add(arcs(shown.tree(), first));
    if (!shown.arcs().isEmpty()) {
      json.add("\"arcs\":" + array(shown.arcs().stream().map(SentenceJson::number).toList()));
    }
    add(json, "score", shown.score());
    add(json, "base", shown.baseScore());
    add(json, "probability", shown.probability());
    return json.toString();
  }

  /** Adds a figure that is known and finite. */
  private static void add(StringJoiner json, String key, OptionalDouble value) {
    if (value.isPresent() && Double.isFinite(value.getAsDouble())) {
      json.add(quoted(key) + ":" + number(value));
    }
  }

  private String arcs(DependencyTree tree, Optional<DependencyTree> first) {
    return first.map(f -> "\"changes\":" + changes(f, tree)).orElseGet(() -> "\"heads\":"
        + array(IntStream.rangeClosed(1, tree.size()).mapToObj(m -> Integer.toString(tree.head(m))).toList())
        + ",\"labels\":" + array(IntStream.rangeClosed(1, tree.size())
            .mapToObj(m -> Integer.toString(number(labels, tree.label(m)))).toList()));
  }

  private String changes(DependencyTree from, DependencyTree to) {
    StringJoiner changes = new StringJoiner(",", "[", "]");
    for (int m = 1; m <= to.size(); m++) {
      if (from.head(m) != to.head(m) || !from.label(m).equals(to.label(m))) {
        changes.add(m + "," + to.head(m) + "," + number(labels, to.label(m)));
      }
    }
    return changes.toString();
  }

  private static String tag(Word word) {
    return word.cpos().equals(Word.ABSENT) ? word.pos() : word.cpos();
  }

  private static int number(Map<String, Integer> numbers, String value) {
    return numbers.computeIfAbsent(value, v -> numbers.size());
  }

  /** A figure with at most four places; null if it is not known. */
  private static String number(OptionalDouble value) {
    return value.isPresent()
        ? String.format(Locale.ROOT, "%.4f", value.getAsDouble()).replaceAll("\\.?0+$", "")
        : "null";
  }

  private static String array(List<String> values) {
    return "[" + String.join(",", values) + "]";
  }
}
