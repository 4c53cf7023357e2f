package org.kerndep.experiment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.io.BadInputException;
import org.kerndep.run.AtomicFile;

/**
 * The rows of all experiments in a directory: {@code results.tsv}, which only grows, the same as a Markdown table in
 * {@code results.md}, and treebanks × systems in {@code summary.md}.
 */
public final class ResultTable {

  private static final String HEADER = String.join("\t", ResultRow.COLUMNS);
  private static final String RUN = "run";
  /** Without the two hashes, which are for programs. */
  private static final List<String> SHOWN = ResultRow.COLUMNS.subList(0, ResultRow.COLUMNS.size() - 2);
  private static final String EXPLANATION = """
      UAS and LAS leave punctuation out by the rule named in the column punct, "all" counts every word. Gain: over the \
      system base, without punctuation; p: by paired bootstrap, one-sided. Support: parts of the kernel functions. \
      Held-out gain: of the reranker on the lists by which settings were chosen, in percent of their words. \
      Rerank s: wall time of training them, lists s: of making the lists or the parsers of folds that they learn from; \
      train s: of all, from treebank file to model file. What was made elsewhere or with interruptions has no times. \
      Tokens/s: warm, one thread; for malt and mate from the time that more passes in the same process add. Peak heap: \
      the most heap in use at a garbage collection of training, garbage included, with a reranker that of its training \
      alone; live heap: the most left after one.
      """;

  private final Path directory;
  private final Path tsv;

  /** The table in a directory that exists. */
  public ResultTable(Path directory) {
    this.directory = directory;
    this.tsv = directory.resolve("results.tsv");
  }

  /** Whether there is a row of a run. */
  boolean contains(Run run) throws IOException {
    return row(run).isPresent();
  }

  /** The row of a run by the names of columns, if it has been done. */
  Optional<Map<String, String>> row(Run run) throws IOException {
    String id = run.id();
    return rows().stream().filter(row -> row.get(RUN).equals(id)).findFirst();
  }

  /** The manifest of a run's model; without entries if the run left no model of this project. */
  Manifest manifest(Run run) throws IOException {
    Path model = run.directory(directory).resolve(ExperimentSystem.MODEL);
    return Files.exists(model) ? ModelBundle.read(model).manifest() : new Manifest(Map.of());
  }

  /** The directory of the last run of a system with the same data as another run, and its seed if it has one. */
  Optional<Path> last(String system, Run run) throws IOException {
    return rows().stream()
        .filter(row -> row.get("system").equals(system) && row.get("treebank").equals(run.files().name())
            && row.get("part").equals(run.files().part().toString())
            && row.get("trained on").equals(run.files().trainedOn()) && row.get("data").equals(run.dataHash())
            && List.of(row.get("seed"), ExperimentSystem.ABSENT).contains(run.system().seed()))
        .reduce((earlier, later) -> later)
        .map(row -> Run.directory(directory, run.files().name(), system, row.get(RUN)));
  }

  /** Appends a row by one write, so that several experiments can share the file, and rewrites the Markdown. */
  void append(ResultRow row) throws IOException {
    String line = String.join("\t", row.fields()) + "\n";
    String text = Files.exists(tsv) ? (endsInLine() ? "" : "\n") + line : HEADER + "\n" + line;
    Files.writeString(tsv, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    writeMarkdown();
  }

  /** The table as Markdown. */
  public String toMarkdown() throws IOException {
    StringBuilder text = new StringBuilder(line(SHOWN));
    text.append("|---".repeat(SHOWN.size())).append("|\n");
    rows().forEach(row -> text.append(line(SHOWN.stream().map(row::get).toList())));
    return text.toString();
  }

  void writeMarkdown() throws IOException {
    write("results.md", toMarkdown() + "\n" + EXPLANATION);
    write("summary.md", new SummaryTable(rows()).toMarkdown());
  }

  private void write(String name, String text) throws IOException {
    try (AtomicFile file = new AtomicFile(directory.resolve(name))) {
      file.out().write(text.getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
  }

  /** Complete rows; a line that a killed experiment left unfinished is ignored. */
  private List<Map<String, String>> rows() throws IOException {
    List<Map<String, String>> rows = new ArrayList<>();
    if (!Files.exists(tsv)) {
      return rows;
    }
    List<String> lines = Files.readAllLines(tsv);
    if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
      throw new BadInputException(tsv.toString(), 1, "has other columns than this version writes",
          "name another output directory");
    }
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split("\t", -1);
      if (fields.length == ResultRow.COLUMNS.size()) {
        Map<String, String> row = new LinkedHashMap<>();
        for (String column : ResultRow.COLUMNS) {
          row.put(column, fields[row.size()]);
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private boolean endsInLine() throws IOException {
    return Files.readString(tsv).endsWith("\n");
  }

  private static String line(List<String> fields) {
    StringBuilder text = new StringBuilder();
    fields.forEach(field -> text.append("| ").append(field.replace("|", "\\|")).append(' '));
    return text.append("|\n").toString();
  }
}
