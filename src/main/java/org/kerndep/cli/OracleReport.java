package org.kerndep.cli;

import java.util.Locale;
import org.kerndep.eval.OracleScore;
import org.kerndep.eval.OracleTable;
import org.kerndep.eval.Punctuation;

/** The result of {@code evaluate --kbest} as a table or as JSON. */
record OracleReport(Punctuation punctuation, OracleTable table) {

  String toText() {
    StringBuilder text = new StringBuilder();
    text.append(line("sentences         %d%n", table.first().sentences()));
    text.append(line("words             %d  (punctuation: %s)%n%n", table.first().words(), punctuation));
    text.append(line("%6s %10s %10s %10s %10s %9s%n", "k", "oracle UAS", "oracle LAS", "gold heads", "gold trees",
        "trees"));
    table.rows().forEach((k, row) -> text.append(line("%6d %10.2f %10.2f %10.2f %10.2f %9.2f%n", k, row.uas(),
        row.las(), row.goldHeads(), row.goldTrees(), row.averageSize())));
    return text.toString();
  }

  String toJson() {
    StringBuilder text = new StringBuilder("{");
    text.append(line("\"punctuation\": \"%s\", \"sentences\": %d, \"words\": %d, \"kbest\": [", punctuation,
        table.first().sentences(), table.first().words()));
    String separator = "";
    for (var entry : table.rows().entrySet()) {
      OracleScore row = entry.getValue();
      text.append(separator).append(line("{\"k\": %d, \"oracleUas\": %.4f, \"oracleLas\": %.4f, ", entry.getKey(),
          row.uas(), row.las()));
      text.append(line("\"goldHeads\": %.4f, \"goldTrees\": %.4f, \"averageSize\": %.4f}", row.goldHeads(),
          row.goldTrees(), row.averageSize()));
      separator = ", ";
    }
    return text.append("]}\n").toString();
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
