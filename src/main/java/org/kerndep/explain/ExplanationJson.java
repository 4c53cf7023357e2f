package org.kerndep.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Word;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.explain.Reason.Detail;

/**
 * Explanations as JSON objects:
 *
 * <pre>{@code
 * {"difference":0.9,"score":1.2,"other_score":0.3,
 *  "arcs":[{"word":7,"head":2,"label":"obl","other_head":4,"other_label":"nmod"}],
 *  "reasons":[{"value":3.7,"source":"base parser","kind":"arc","head":2,"word":7,"label":"obl",
 *              "details":[{"value":0.98,"words":"head VERB, modifier NOUN, 5 to the right"}],"others":2.7,
 *              "learnt":[{"value":0.02,"words":"head lemma look, modifier lemma glass, obl 5 to the right"}]}],
 *  "rest":0.1,
 *  "labels":[{"word":3,"head":1,"label":"obj","other_label":"obl","value":2.1,"details":[]}]}
 * }</pre>
 *
 * <p>The values of the reasons and {@code rest} add up to {@code difference}. {@code learnt} is there only for kernels,
 * {@code labels} only where labels alone differ. Immutable; share freely.
 *
 * @param reasons how many reasons for each tree are written; the others are summed up in {@code rest}
 * @param details how many details of a reason are written; the others are summed up in {@code others}
 */
public record ExplanationJson(int reasons, int details) {

  /** Writes an object where a value may stand. */
  public void write(Explanation explanation, JsonGenerator json) throws IOException {
    json.writeStartObject();
    writeFields(explanation, json);
    json.writeEndObject();
  }

  /** Writes the fields into an object that was begun. */
  public void writeFields(Explanation explanation, JsonGenerator json) throws IOException {
    json.writeNumberField("difference", explanation.difference());
    json.writeNumberField("score", explanation.preferred().score());
    json.writeNumberField("other_score", explanation.other().score());
    json.writeArrayFieldStart("arcs");
    for (int m : explanation.differing()) {
      writeArcs(explanation.preferred().tree(), explanation.other().tree(), m, json);
    }
    json.writeEndArray();
    double written = 0;
    json.writeArrayFieldStart("reasons");
    for (List<Reason> side : List.of(explanation.forPreferred(), explanation.forOther())) {
      for (Reason reason : side.subList(0, Math.min(reasons, side.size()))) {
        write(reason, json);
        written += reason.value();
      }
    }
    json.writeEndArray();
    json.writeNumberField("rest", explanation.difference() - written);
    writeLabels(explanation.labels(), json);
  }

  private static void writeArcs(DependencyTree tree, DependencyTree other, int modifier, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    writeArc(new Arc(tree.head(modifier), modifier, tree.label(modifier)), json);
    json.writeNumberField("other_head", other.head(modifier));
    json.writeStringField("other_label", other.label(modifier));
    json.writeEndObject();
  }

  private static void writeArc(Arc arc, JsonGenerator json) throws IOException {
    json.writeNumberField("word", arc.modifier());
    json.writeNumberField("head", arc.head());
    if (!arc.label().equals(Word.ABSENT)) {
      json.writeStringField("label", arc.label());
    }
  }

  private void write(Reason reason, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("value", reason.value());
    json.writeStringField("source", reason.source().toString());
    json.writeStringField("kind", reason.kind());
    if (reason.place().isPresent()) {
      writeArc(reason.place().get(), json);
    }
    List<Detail> kept = reason.details().subList(0, Math.min(details, reason.details().size()));
    write("details", kept, json);
    json.writeNumberField("others", reason.value() - kept.stream().mapToDouble(Detail::value).sum());
    if (!reason.learnt().isEmpty()) {
      write("learnt", reason.learnt(), json);
    }
    json.writeEndObject();
  }

  private static void write(String name, List<Detail> details, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(name);
    for (Detail detail : details) {
      json.writeStartObject();
      json.writeNumberField("value", detail.value());
      json.writeStringField("words", detail.words());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeLabels(List<LabelReason> labels, JsonGenerator json) throws IOException {
    if (labels.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("labels");
    for (LabelReason label : labels) {
      json.writeStartObject();
      writeArc(label.arc(), json);
      json.writeStringField("other_label", label.other());
      json.writeNumberField("value", label.value());
      write("details", label.details().subList(0, Math.min(details, label.details().size())), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
