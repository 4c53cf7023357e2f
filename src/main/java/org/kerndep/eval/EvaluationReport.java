package org.kerndep.eval;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** Attachment scores, alone or beside those of another system. One thread. */
public final class EvaluationReport extends Report {

  private final Evaluation evaluation;
  private final boolean withLabels;
  private Evaluation other;
  private PairedBootstrap uas;
  private PairedBootstrap las;

  /**
   * A report.
   *
   * @param withLabels whether it has a line for each label
   */
  public EvaluationReport(Evaluation evaluation, boolean withLabels) {
    this.evaluation = evaluation;
    this.withLabels = withLabels;
  }

  /** Adds a second system and how the first differs from it. */
  public void compare(Evaluation second, PairedBootstrap uasDifference, PairedBootstrap lasDifference) {
    other = second;
    uas = uasDifference;
    las = lasDifference;
  }

  @Override
  public String toText() {
    AttachmentScore score = evaluation.total();
    StringBuilder text = new StringBuilder();
    text.append(line("sentences         %d%n", score.sentences()));
    text.append(line("words             %d  (punctuation: %s)%n", score.words(), evaluation.punctuation()));
    if (evaluation.unattached() > 0) {
      text.append(line("without a head    %d, counted as wrong; %d sentences have no tree at all%n",
          evaluation.unattached(), evaluation.unparsed()));
    }
    text.append(line("UAS               %.2f%n", score.uas()));
    text.append(line("LAS               %.2f%n", score.las()));
    text.append(line("label accuracy    %.2f%n", score.labelAccuracy()));
    text.append(line("exact heads       %.2f%n", score.exactUnlabelled()));
    text.append(line("exact trees       %.2f%n", score.exactLabelled()));
    if (other != null) {
      text.append(line("%nother UAS         %.2f  difference %+.2f  p = %.4f%n", other.total().uas(),
          uas.difference(), uas.pValue()));
      text.append(line("other LAS         %.2f  difference %+.2f  p = %.4f%n", other.total().las(),
          las.difference(), las.pValue()));
    }
    if (withLabels) {
      text.append(line("%n%-20s %7s %7s %9s %7s %7s%n", "label", "gold", "system", "precision", "recall", "F1"));
      evaluation.labels().rows().forEach((label, row) -> text.append(line("%-20s %7d %7d %9.2f %7.2f %7.2f%n",
          label, row.gold(), row.system(), row.precision(), row.recall(), row.f1())));
    }
    return text.toString();
  }

  @Override
  void writeFields(JsonGenerator json) throws IOException {
    AttachmentScore score = evaluation.total();
    json.writeStringField("punctuation", evaluation.punctuation().toString());
    json.writeNumberField("sentences", score.sentences());
    json.writeNumberField("words", score.words());
    json.writeNumberField("unattachedWords", evaluation.unattached());
    json.writeNumberField("unparsedSentences", evaluation.unparsed());
    write(json, "uas", score.uas());
    write(json, "las", score.las());
    write(json, "labelAccuracy", score.labelAccuracy());
    write(json, "exactHeads", score.exactUnlabelled());
    write(json, "exactTrees", score.exactLabelled());
    if (other != null) {
      json.writeObjectFieldStart("compared");
      write(json, "uas", other.total().uas());
      write(json, "las", other.total().las());
      write(json, "uasDifference", uas.difference());
      write(json, "uasP", uas.pValue());
      write(json, "lasDifference", las.difference());
      write(json, "lasP", las.pValue());
      json.writeEndObject();
    }
    if (withLabels) {
      writeLabels(json);
    }
  }

  private void writeLabels(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("labels");
    for (Map.Entry<String, LabelTable.Row> entry : evaluation.labels().rows().entrySet()) {
      json.writeObjectFieldStart(entry.getKey());
      json.writeNumberField("gold", entry.getValue().gold());
      json.writeNumberField("system", entry.getValue().system());
      json.writeNumberField("correct", entry.getValue().correct());
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
