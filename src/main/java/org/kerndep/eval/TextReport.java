package org.kerndep.eval;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** The scores of the CoNLL 2018 shared task, for words and sentences that were found in plain text. */
public final class TextReport extends Report {

  private final TextEvaluation evaluation;

  public TextReport(TextEvaluation evaluation) {
    this.evaluation = evaluation;
  }

  @Override
  public String toText() {
    StringBuilder text = new StringBuilder();
    text.append(line("%-10s %8s %8s %9s %7s %7s %9s%n", "", "gold", "system", "precision", "recall", "F1", "aligned"));
    evaluation.scores().forEach((measure, score) -> text.append(line("%-10s %8d %8d %9.2f %7.2f %7.2f %9s%n", measure,
        score.gold(), score.system(), score.precision(), score.recall(), score.f1(), aligned(score))));
    return text.toString();
  }

  private static String aligned(SpanScore score) {
    return score.aligned() == 0 ? "" : line("%.2f", score.alignedAccuracy());
  }

  @Override
  void writeFields(JsonGenerator json) throws IOException {
    for (Map.Entry<TextMeasure, SpanScore> entry : evaluation.scores().entrySet()) {
      SpanScore score = entry.getValue();
      json.writeObjectFieldStart(entry.getKey().key());
      json.writeNumberField("gold", score.gold());
      json.writeNumberField("system", score.system());
      json.writeNumberField("correct", score.correct());
      write(json, "precision", score.precision());
      write(json, "recall", score.recall());
      write(json, "f1", score.f1());
      json.writeEndObject();
    }
  }
}
