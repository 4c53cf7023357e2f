package org.kerndep.experiment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.BadInputException;
import org.kerndep.run.AtomicFile;

/**
 * The rows of all experiments in a directory: {@code results.tsv}, which only grows, and the same as a Markdown table
 * in {@code results.md}.
 */
public final class ResultTable {

  private static final String HEADER = String.join("\t", ResultRow.COLUMNS);
  private static final int RUN = ResultRow.COLUMNS.size() - 1;
  private static final String EXPLANATION = """
      UAS and LAS leave punctuation out by the rule named in the column punct, "all" counts every word. Train s: wall \
      time from treebank file to model file. Tokens/s: warm, one thread; for malt and mate from the time that more \
      passes in the same process add. Peak heap: the most heap in use at a garbage collection of training, garbage \
      included; live heap: the most left after one.
      """;

  private final Path tsv;
  private final Path markdown;

  /** The table in a directory that exists. */
  public ResultTable(Path directory) {
    this.tsv = directory.resolve("results.tsv");
    this.markdown = directory.resolve("results.md");
  }

  /** Whether a run's row is there. */
  boolean contains(Run run) throws IOException {
    return rows().stream().anyMatch(row -> row[RUN].equals(run.id()));
  }

  /** Adds a row to the file in one go, so that several experiments can write to it, and renews the Markdown. */
  void append(ResultRow row) throws IOException {
    String line = String.join("\t", row.fields()) + "\n";
    String text = Files.exists(tsv) ? (endsInLine() ? "" : "\n") + line : HEADER + "\n" + line;
    Files.writeString(tsv, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    writeMarkdown();
  }

  /** The table as Markdown. */
  public String toMarkdown() throws IOException {
    StringBuilder text = new StringBuilder(line(ResultRow.COLUMNS.toArray(String[]::new)));
    text.append("|---".repeat(RUN - 1)).append("|\n");
    rows().forEach(row -> text.append(line(row)));
    return text.toString();
  }

  void writeMarkdown() throws IOException {
    try (AtomicFile file = new AtomicFile(markdown)) {
      file.out().write((toMarkdown() + "\n" + EXPLANATION).getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
  }

  /** Whole rows; a line that a killed experiment left unfinished is none. */
  private List<String[]> rows() throws IOException {
    List<String[]> rows = new ArrayList<>();
    if (!Files.exists(tsv)) {
      return rows;
    }
    List<String> lines = Files.readAllLines(tsv);
    if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
      throw new BadInputException(tsv.toString(), 1, "has other columns than this version writes",
          "name another output directory");
    }
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split("\t", -1);
      if (row.length == ResultRow.COLUMNS.size()) {
        rows.add(row);
      }
    }
    return rows;
  }

  private boolean endsInLine() throws IOException {
    return Files.readString(tsv).endsWith("\n");
  }

  /** Without the two hashes, which are for programs. */
  private static String line(String[] fields) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < RUN - 1; i++) {
      text.append("| ").append(fields[i].replace("|", "\\|")).append(' ');
    }
    return text.append("|\n").toString();
  }
}
