package org.kerndep.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.kerndep.experiment.system.ExperimentSystem;

/**
 * Treebanks × systems as Markdown, a table of UAS and one of LAS for each way to split treebanks: the last row of each
 * system, and the mean of its gains over the base parser. A system has its settings in its name if it has rows with
 * several.
 */
final class SummaryTable {

  private static final double SIGNIFICANT = 0.05;
  private static final List<String> MEASURES = List.of("UAS", "LAS");

  private final List<Map<String, String>> rows;

  SummaryTable(List<Map<String, String>> rows) {
    this.rows = List.copyOf(rows);
  }

  String toMarkdown() {
    StringBuilder text = new StringBuilder();
    rows.stream().collect(Collectors.groupingBy(
            row -> "Trained on " + row.get("trained on") + ", scored on " + row.get("part"), LinkedHashMap::new,
            Collectors.toList()))
        .forEach((title, some) -> {
          text.append("## ").append(title).append("\n\n");
          MEASURES.forEach(measure -> text.append(table(some, measure)).append('\n'));
        });
    return text.append(String.format(Locale.ROOT, "Without punctuation. *: differs from base with p < %s by one-sided "
        + "paired bootstrap. Mean gain: over base, of so many treebanks.%n", SIGNIFICANT)).toString();
  }

  private static String table(List<Map<String, String>> rows, String measure) {
    Map<String, Map<String, Map<String, String>>> bySystem = new LinkedHashMap<>();
    Set<String> treebanks = new LinkedHashSet<>();
    rows.forEach(row -> {
      treebanks.add(row.get("treebank"));
      bySystem.computeIfAbsent(name(row, rows), name -> new LinkedHashMap<>()).put(row.get("treebank"), row);
    });
    StringBuilder text = new StringBuilder(line(measure, List.copyOf(bySystem.keySet())));
    text.append("|---".repeat(bySystem.size() + 1)).append("|\n");
    for (String treebank : treebanks) {
      text.append(line(treebank, bySystem.values().stream().map(some -> cell(some.get(treebank), measure)).toList()));
    }
    return text.append(line("mean gain",
        bySystem.values().stream().map(some -> meanGain(some.values(), measure)).toList())).toString();
  }

  private static String name(Map<String, String> row, List<Map<String, String>> rows) {
    String system = row.get("system");
    boolean several = rows.stream().filter(other -> other.get("system").equals(system))
        .map(other -> other.get("settings")).distinct().count() > 1;
    return several ? system + " " + row.get("settings") : system;
  }

  private static String cell(Map<String, String> row, String measure) {
    if (row == null) {
      return "";
    }
    String p = row.get("p " + measure);
    return row.get(measure) + (!p.equals(ExperimentSystem.ABSENT) && Double.parseDouble(p) < SIGNIFICANT ? "*" : "");
  }

  private static String meanGain(Iterable<Map<String, String>> rows, String measure) {
    List<Double> gains = new ArrayList<>();
    for (Map<String, String> row : rows) {
      String gain = row.get("gain " + measure);
      if (!gain.equals(ExperimentSystem.ABSENT)) {
        gains.add(Double.parseDouble(gain));
      }
    }
    double mean = gains.stream().mapToDouble(gain -> gain).average().orElse(0);
    return gains.isEmpty() ? "" : String.format(Locale.ROOT, "%+.2f (%d)", mean, gains.size());
  }

  private static String line(String first, List<String> fields) {
    return "| " + first + " | " + String.join(" | ", fields) + " |\n";
  }
}
