package org.kerndep.explain;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.explain.Reason.Arc;

/**
 * An arc of a gold tree that a parser would change with high confidence. Immutable; share freely.
 *
 * @param place where the sentence stands, as {@code file:line}
 * @param id the name of the sentence, empty if it has none
 * @param gold the arc of the gold tree
 * @param found the arc that the parser would have
 * @param confidence 0 to 1: how probable the head is; if only the label differs, times how clear that is
 * @param explanation why the parser's tree is preferred to one with the gold arc
 */
public record Suspect(String place, String id, String text, Arc gold, Arc found, double confidence,
    Explanation explanation) {

  private static final JsonFactory JSON = new JsonFactory();
  private static final ExplanationJson REASONS = new ExplanationJson(5, 2);

  /** A tree with one arc from another; the other whole if one arc alone would make a cycle. */
  public static DependencyTree withArcOf(DependencyTree tree, DependencyTree other, int modifier) {
    int[] heads = new int[tree.size() + 1];
    String[] labels = new String[tree.size() + 1];
    for (int m = 1; m <= tree.size(); m++) {
      heads[m] = m == modifier ? other.head(m) : tree.head(m);
      labels[m] = m == modifier ? other.label(m) : tree.label(m);
    }
    int above = heads[modifier];
    while (above != 0 && above != modifier) {
      above = heads[above];
    }
    return above == 0 && other.head(modifier) != 0 && tree.head(modifier) != 0 ? DependencyTree.of(heads, labels)
        : other;
  }

  /** By how much a label is preferred to that of the gold tree, if only the label differs. */
  static Optional<Double> labelMargin(Explanation explanation, int modifier) {
    return explanation.labels().stream().filter(label -> label.arc().modifier() == modifier)
        .map(LabelReason::value).findFirst();
  }

  /** The suspect of a word, if its arc differs; the confidence of a label grows with its margin. */
  public static Suspect of(String place, String id, String text, int modifier, double headProbability,
      Explanation explanation) {
    DependencyTree found = explanation.preferred().tree();
    DependencyTree gold = explanation.other().tree();
    double ofLabel = found.head(modifier) != gold.head(modifier) ? 1
        : labelMargin(explanation, modifier).map(margin -> 1 / (1 + Math.exp(-margin))).orElse(0.5);
    return new Suspect(place, id, text, new Arc(gold.head(modifier), modifier, gold.label(modifier)),
        new Arc(found.head(modifier), modifier, found.label(modifier)), headProbability * ofLabel, explanation);
  }

  /** The suspect in a few lines: where, what, and the strongest reasons. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(String.format(Locale.ROOT, "%.3f  %s%s%n  %s%n", confidence, place, id.isEmpty() ? "" : "  " + id,
        this.text));
    text.append("  gold   ").append(gold.words(explanation.other().sentence())).append('\n');
    text.append("  found  ").append(found.words(explanation.preferred().sentence())).append('\n');
    List<Reason> reasons = explanation.forPreferred();
    for (Reason reason : reasons.subList(0, Math.min(3, reasons.size()))) {
      text.append(String.format(Locale.ROOT, "    %+.3f  %s%s%n", reason.value(),
          reason.words(explanation.preferred().sentence()),
          reason.details().isEmpty() ? "" : ": " + reason.details().get(0).words()));
    }
    for (LabelReason label : explanation.labels()) {
      text.append(String.format(Locale.ROOT, "    %+.3f  label %s, not %s%s%n", label.value(), label.arc().label(),
          label.other(), label.details().isEmpty() ? "" : ": " + label.details().get(0).words()));
    }
    return text.toString();
  }

  /** The suspect as one JSON object on a line, with its strongest reasons. */
  public String json() {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      json.writeStartObject();
      json.writeNumberField("confidence", confidence);
      json.writeStringField("place", place);
      if (!id.isEmpty()) {
        json.writeStringField("sent_id", id);
      }
      json.writeStringField("text", text);
      json.writeNumberField("word", gold.modifier());
      write(json, "gold", gold);
      write(json, "found", found);
      json.writeFieldName("explanation");
      REASONS.write(explanation, json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line.toString();
  }

  private static void write(JsonGenerator json, String name, Arc arc) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("head", arc.head());
    json.writeStringField("label", arc.label());
    json.writeEndObject();
  }
}
