package org.kerndep.experiment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.SystemOptions;
import org.kerndep.experiment.system.SystemSpec;
import org.kerndep.experiment.system.TreebankFiles;

/** The tables of a paper as Markdown, with the results of an experiment in them. */
public final class PaperReport {

  private final Paper paper;
  private final List<TreebankFiles> treebanks;
  private final PaperFigures figures;

  /**
   * A report.
   *
   * @param results of the paper's systems on the treebanks
   * @param options those that the systems were run with
   */
  public PaperReport(Paper paper, List<TreebankFiles> treebanks, ResultTable results, SystemOptions options) {
    this.paper = paper;
    this.treebanks = List.copyOf(treebanks);
    this.figures = new PaperFigures(results, options);
  }

  public String toMarkdown() throws IOException {
    StringBuilder text = new StringBuilder("# ").append(paper.title()).append("\n");
    for (PaperTable table : paper.tables()) {
      text.append("\n## ").append(table.title()).append("\n\n");
      if (table.figures().size() == 1) {
        addSystems(table, table.figures().entrySet().iterator().next(), text);
      } else if (table.systems().size() == 1) {
        addFigures(table, text);
      } else {
        addTreebanks(table, text);
      }
    }
    return text.toString();
  }

  /** Systems × treebanks. */
  private void addSystems(PaperTable table, Map.Entry<String, String> figure, StringBuilder text)
      throws IOException {
    List<String> names = new ArrayList<>(treebanks.stream().map(TreebankFiles::name).toList());
    names.add("mean");
    addHead(figure.getKey(), names, text);
    for (Map.Entry<String, SystemSpec> system : table.systems().entrySet()) {
      List<String> values = new ArrayList<>();
      for (TreebankFiles files : treebanks) {
        values.add(figures.of(files, system.getValue(), figure.getValue()));
      }
      values.add(mean(values));
      addLine(system.getKey(), values, text);
    }
  }

  /** Figures × treebanks. */
  private void addFigures(PaperTable table, StringBuilder text) throws IOException {
    addHead("", treebanks.stream().map(TreebankFiles::name).toList(), text);
    for (Map.Entry<String, String> figure : table.figures().entrySet()) {
      List<String> values = new ArrayList<>();
      for (TreebankFiles files : treebanks) {
        values.add(figures.of(files, table.systems().values().iterator().next(), figure.getValue()));
      }
      addLine(figure.getKey(), values, text);
    }
  }

  /** Systems × figures for each treebank. */
  private void addTreebanks(PaperTable table, StringBuilder text) throws IOException {
    for (TreebankFiles files : treebanks) {
      text.append(files == treebanks.get(0) ? "" : "\n");
      addHead(files.name(), List.copyOf(table.figures().keySet()), text);
      for (Map.Entry<String, SystemSpec> system : table.systems().entrySet()) {
        List<String> values = new ArrayList<>();
        for (String figure : table.figures().values()) {
          values.add(figures.of(files, system.getValue(), figure));
        }
        addLine(system.getKey(), values, text);
      }
    }
  }

  /** Of values that are all there. */
  private static String mean(List<String> values) {
    return values.contains(ExperimentSystem.ABSENT)
        ? ExperimentSystem.ABSENT
        : String.format(Locale.ROOT, "%.2f", values.stream().mapToDouble(Double::parseDouble).average().orElseThrow());
  }

  private static void addHead(String first, List<String> names, StringBuilder text) {
    addLine(first, names, text);
    text.append("|---".repeat(names.size() + 1)).append("|\n");
  }

  private static void addLine(String first, List<String> values, StringBuilder text) {
    text.append("| ").append(first).append(" | ").append(String.join(" | ", values)).append(" |\n");
  }
}
