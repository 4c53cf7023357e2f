package org.kerndep.eval;

import java.util.Locale;
import org.kerndep.io.JsonText;

/** An evaluation as a table or as JSON, alone or beside that of another system. One thread. */
public final class EvaluationReport {

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

  /** The figures in lines, percentages with two digits. */
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

  /** The figures as one JSON object on one line, percentages with four digits. */
  public String toJson() {
    AttachmentScore score = evaluation.total();
    StringBuilder text = new StringBuilder("{");
    text.append(line("\"punctuation\": \"%s\", \"sentences\": %d, \"words\": %d, ", evaluation.punctuation(),
        score.sentences(), score.words()));
    text.append(line("\"unattachedWords\": %d, \"unparsedSentences\": %d, ", evaluation.unattached(),
        evaluation.unparsed()));
    text.append(line("\"uas\": %.4f, \"las\": %.4f, \"labelAccuracy\": %.4f, ", score.uas(), score.las(),
        score.labelAccuracy()));
    text.append(line("\"exactHeads\": %.4f, \"exactTrees\": %.4f", score.exactUnlabelled(), score.exactLabelled()));
    if (other != null) {
      text.append(line(", \"compared\": {\"uas\": %.4f, \"las\": %.4f, ", other.total().uas(), other.total().las()));
      text.append(line("\"uasDifference\": %.4f, \"uasP\": %.4f, \"lasDifference\": %.4f, \"lasP\": %.4f}",
          uas.difference(), uas.pValue(), las.difference(), las.pValue()));
    }
    if (withLabels) {
      text.append(", \"labels\": {");
      String separator = "";
      for (var entry : evaluation.labels().rows().entrySet()) {
        LabelTable.Row row = entry.getValue();
        text.append(separator).append(line("%s: {\"gold\": %d, \"system\": %d, \"correct\": %d}",
            JsonText.quoted(entry.getKey()), row.gold(), row.system(), row.correct()));
        separator = ", ";
      }
      text.append("}");
    }
    return text.append("}\n").toString();
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
