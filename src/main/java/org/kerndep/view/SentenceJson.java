package org.kerndep.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.json.ReasonJson;

/**
 * Writes sentences as the page's script reads them. Labels and tags are numbers of {@link #labels} and {@link #tags};
 * all trees but the first are what differs from it: word, head, label, word, head, label and so on, and tags if they
 * are others. A reason is its value, the numbers of its source and kind, the word, head and label's number of its arc,
 * and the numbers of its phrases; sources, kinds and phrases are numbers of {@link #phrases}.
 */
final class SentenceJson {

  private final JsonGenerator json;
  private final Map<String, Integer> labels = new LinkedHashMap<>();
  private final Map<String, Integer> tags = new LinkedHashMap<>();
  private final Map<String, Integer> phrases = new LinkedHashMap<>();

  SentenceJson(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes a sentence as an object.
   *
   * @param reference the tree that its trees are compared with, if there is one; left out if it has no trees
   */
  void write(ShownSentence sentence, Optional<DependencyTree> reference) throws IOException {
    json.writeStartObject();
    if (sentence.id().isPresent()) {
      json.writeStringField("id", sentence.id().get());
    }
    if (sentence.text().isPresent()) {
      json.writeStringField("text", sentence.text().get());
    }
    writeWords(sentence.sentence().words());
    Optional<DependencyTree> first = sentence.trees().stream().findFirst().map(ShownTree::tree);
    json.writeArrayFieldStart("trees");
    for (ShownTree tree : sentence.trees()) {
      writeTree(tree, tree.tree() == first.orElseThrow() ? Optional.empty() : first, sentence.sentence());
    }
    json.writeEndArray();
    if (first.isPresent() && reference.isPresent()) {
      json.writeObjectFieldStart("reference");
      writeChanges(first.get(), reference.get());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** The labels by their numbers. */
  Set<String> labels() {
    return labels.keySet();
  }

  /** The tags by their numbers. */
  Set<String> tags() {
    return tags.keySet();
  }

  /** What reasons say, by their numbers. */
  Set<String> phrases() {
    return phrases.keySet();
  }

  private void writeReasons(List<ReasonJson> reasons) throws IOException {
    json.writeArrayFieldStart("why");
    for (ReasonJson reason : reasons) {
      json.writeStartArray();
      json.writeNumber(String.format(Locale.ROOT, "%.2f", reason.value()));
      json.writeNumber(number(phrases, reason.source()));
      json.writeNumber(number(phrases, reason.kind()));
      json.writeNumber(reason.word());
      json.writeNumber(reason.head());
      json.writeNumber(reason.label() == null ? -1 : number(labels, reason.label()));
      for (String phrase : reason.words().isEmpty() ? new String[0] : reason.words().split(", ")) {
        json.writeNumber(number(phrases, phrase));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void writeWords(List<Word> words) throws IOException {
    json.writeArrayFieldStart("words");
    for (Word word : words) {
      json.writeString(word.form());
    }
    json.writeEndArray();
    if (words.stream().anyMatch(word -> !tag(word).equals(Word.ABSENT))) {
      writeTags(words);
    }
  }

  private void writeTags(List<Word> words) throws IOException {
    json.writeArrayFieldStart("tags");
    for (Word word : words) {
      json.writeNumber(number(tags, tag(word)));
    }
    json.writeEndArray();
  }

  private void writeTree(ShownTree shown, Optional<DependencyTree> first, Sentence words) throws IOException {
    json.writeStartObject();
    List<Word> own = shown.sentence().orElse(words).words();
    if (!own.stream().map(SentenceJson::tag).toList().equals(words.words().stream().map(SentenceJson::tag).toList())) {
      writeTags(own);
    }
    if (first.isPresent()) {
      writeChanges(first.get(), shown.tree());
    } else {
      writeArcs(shown.tree());
    }
    if (!shown.arcs().isEmpty()) {
      json.writeArrayFieldStart("arcs");
      for (OptionalDouble probability : shown.arcs()) {
        if (probability.isPresent()) {
          writeFigure(probability.getAsDouble());
        } else {
          json.writeNull();
        }
      }
      json.writeEndArray();
    }
    if (!shown.reasons().isEmpty()) {
      writeReasons(shown.reasons());
    }
    writeIfFinite("tagging", shown.tagging());
    writeIfFinite("score", shown.score());
    writeIfFinite("base", shown.baseScore());
    writeIfFinite("probability", shown.probability());
    json.writeEndObject();
  }

  private void writeArcs(DependencyTree tree) throws IOException {
    json.writeArrayFieldStart("heads");
    for (int m = 1; m <= tree.size(); m++) {
      json.writeNumber(tree.head(m));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("labels");
    for (int m = 1; m <= tree.size(); m++) {
      json.writeNumber(number(labels, tree.label(m)));
    }
    json.writeEndArray();
  }

  private void writeChanges(DependencyTree from, DependencyTree to) throws IOException {
    json.writeArrayFieldStart("changes");
    for (int m = 1; m <= to.size(); m++) {
      if (from.head(m) != to.head(m) || !from.label(m).equals(to.label(m))) {
        json.writeNumber(m);
        json.writeNumber(to.head(m));
        json.writeNumber(number(labels, to.label(m)));
      }
    }
    json.writeEndArray();
  }

  private void writeIfFinite(String key, OptionalDouble value) throws IOException {
    if (value.isPresent() && Double.isFinite(value.getAsDouble())) {
      json.writeFieldName(key);
      writeFigure(value.getAsDouble());
    }
  }

  /** Writes a figure with at most four decimal places. */
  private void writeFigure(double value) throws IOException {
    json.writeNumber(String.format(Locale.ROOT, "%.4f", value).replaceAll("\\.?0+$", ""));
  }

  private static String tag(Word word) {
    return word.cpos().equals(Word.ABSENT) ? word.pos() : word.cpos();
  }

  private static int number(Map<String, Integer> numbers, String value) {
    return numbers.computeIfAbsent(value, v -> numbers.size());
  }
}
