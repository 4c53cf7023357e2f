package org.kerndep.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import org.kerndep.eval.SpanScore;
import org.kerndep.eval.TextEvaluation;

/** The result of {@code evaluate --align} as a table or as JSON. */
record TextReport(TextEvaluation evaluation) {

  String toText() {
    StringBuilder text = new StringBuilder();
    text.append(line("%-10s %8s %8s %9s %7s %7s %9s%n", "", "gold", "system", "precision", "recall", "F1", "aligned"));
    evaluation.scores().forEach((measure, score) -> text.append(line("%-10s %8d %8d %9.2f %7.2f %7.2f %9s%n", measure,
        score.gold(), score.system(), score.precision(), score.recall(), score.f1(), aligned(score))));
    return text.toString();
  }

  private static String aligned(SpanScore score) {
    return score.aligned() == 0 ? "" : line("%.2f", score.alignedAccuracy());
  }

  String toJson() {
    return evaluation.scores().entrySet().stream()
        .map(entry -> line("\"%s\": {\"gold\": %d, \"system\": %d, \"correct\": %d, \"precision\": %.4f, "
            + "\"recall\": %.4f, \"f1\": %.4f}", entry.getKey().key(), entry.getValue().gold(),
            entry.getValue().system(), entry.getValue().correct(), entry.getValue().precision(),
            entry.getValue().recall(), entry.getValue().f1()))
        .collect(Collectors.joining(", ", "{", "}\n"));
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
