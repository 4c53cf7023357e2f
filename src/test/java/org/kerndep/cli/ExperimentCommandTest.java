package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.experiment.ExampleData;

class ExperimentCommandTest {

  @TempDir
  Path directory;

  private Path data;

  @BeforeEach
  void copyData() throws IOException {
    data = ExampleData.in(directory);
  }

  private CommandRun run(String treebanks, String systems, String... more) {
    return run(treebanks, List.of("--systems", systems), more);
  }

  private CommandRun run(String treebanks, List<String> what, String... more) {
    List<String> arguments = new ArrayList<>(List.of("experiment", "--data", data.toString(), "--treebanks", treebanks,
        "--out", directory.resolve("out").toString(), "--warm-up", "0"));
    arguments.addAll(what);
    arguments.addAll(ExampleData.QUICK);
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void printsTheTable() {
    CommandRun run = run("english", "base:eisner,base:eisner[epochs=2]", "--threads", "2", "--seed", "3");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("| treebank | system |")
        .contains("| english | base:eisner | epochs=1 part-bits=12", "| english | base:eisner | epochs=2 part-bits=12");
    assertThat(run.out().lines().skip(2)).hasSize(2).allMatch(row -> row.contains("| 3 |"));
    assertThat(directory.resolve("out").resolve("results.md")).content().startsWith(run.out());
  }

  @Test
  void aPaperNeedsNoSystemsAndPrintsItsTables() {
    CommandRun run = run("english", List.of("--paper", "carreras"), "part-bits=12");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("# Carreras (2007)")
        .contains("## Table 2", "| LAS | english | mean |\n|---|---|---|\n| first order | ", "\n| c_h, c_mo, c_mi | ",
            "## Table 3", "|  | english |", "| training time (s) | ").doesNotContain("| - |");
  }

  private CommandRun runTaggers(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("experiment", "--data", data.toString(), "--treebanks", "english", "--taggers"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void taggersAreScoredOnDev() {
    CommandRun run = runTaggers("crf,greedy");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("| treebank | tagger | scored on | words | cpos | pos | morph | lemma |\n|---|");
    assertThat(run.out().lines().skip(2).map(row -> row.replaceAll("[0-9.]+ ", "N ")))
        .containsExactly("| english | crf | dev | N | N | N | N | N |", "| english | greedy | dev | N | N | N | N | N |");
  }

  @Test
  void taggersAreScoredOnGenresThatAreLeftOut() throws IOException {
    Path lexicon = Files.writeString(directory.resolve("lexicon.tsv"), "zebu\tn\nmoo\tv\n");
    Path train = data.resolve("english").resolve("train.conllu");
    Files.writeString(train, genre("news", "dog/NOUN", "dog/NOUN", "cat/NOUN", "run/VERB")
        + genre("mail", "cat/NOUN", "cat/NOUN", "run/VERB", "dog/VERB"));
    CommandRun run = runTaggers("crf", "--genres", "--lexicon", lexicon.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out().lines().skip(2).map(row -> row.replaceFirst("([0-9]+ \\| [0-9.]+).*", "$1")))
        .containsExactly("| english | crf | mail | 4 | 75.00", "| english | crf | news | 4 | 50.00",
            "| english | crf | mean | 8 | 62.50");
  }

  /** Sentences of one word. */
  private static String genre(String name, String... words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      String[] parts = word.split("/");
      text.append("# sent_id = ").append(name).append("-site-1\n1\t").append(parts[0]).append("\t_\t")
          .append(parts[1]).append("\t_\t_\t0\troot\t_\t_\n\n");
    }
    return text.toString();
  }

  @Test
  void mistakesWithTaggersAreTold() {
    assertFails(Main.WRONG_USAGE, "unknown tagger 'hmm'; there are crf, greedy", runTaggers("hmm"));
    assertFails(Main.WRONG_USAGE, "taggers have no settings: epochs=2", runTaggers("crf", "epochs=2"));
    assertFails(Main.WRONG_USAGE, "leave out --test", runTaggers("crf", "--genres", "--test"));
    assertFails(Main.WRONG_USAGE, "are for --taggers", run("english", "base", "--genres"));
    assertFails(Main.WRONG_USAGE, "--out is missing",
        CommandRun.of("experiment", "--data", data.toString(), "--treebanks", "english", "--systems", "base"));
    assertFails(Main.BAD_INPUT, "sent_id", runTaggers("crf", "--genres"));
  }

  @Test
  void mistakesAreToldBeforeAnythingIsTrained() {
    assertFails(Main.WRONG_USAGE, "unknown treebank 'klingon'", run("english,klingon", "base:eisner"));
    assertFails(Main.WRONG_USAGE, "unknown system 'turbo'; known are base, base-reranker, kernel-reranker",
        run("english", "base:eisner,turbo"));
    assertFails(Main.WRONG_USAGE, "unknown paper 'eisner'; known are template-kernels, carreras, kernel-selection, ",
        run("english", List.of("--paper", "eisner")));
    assertFails(Main.WRONG_USAGE, "give either --systems or --paper", run("english", List.of()));
    assertFails(Main.WRONG_USAGE, "give either --systems or --paper",
        run("english", List.of("--systems", "base", "--paper", "carreras")));
    assertFails(Main.WRONG_USAGE, "unknown setting 'colour'", run("english", "base:eisner", "colour=blue"));
    assertFails(Main.WRONG_USAGE, "use keep=last", run("english", "base:eisner", "keep=best"));
    assertFails(Main.WRONG_USAGE, "write key=value", run("english", "base:eisner", "colour"));
    assertFails(Main.WRONG_USAGE, "--threads must be at least 1", run("english", "base:eisner", "--threads", "0"));
    assertFails(Main.WRONG_USAGE, "--time-limit must be at least 1", run("english", "malt", "--time-limit", "0"));
    assertFails(Main.WRONG_USAGE, "--train-on must be train or train+dev",
        run("english", "base", "--train-on", "dev"));
    assertFails(Main.WRONG_USAGE, "--prepared must be a directory",
        run("english", "base", "--prepared", directory.resolve("none").toString()));
    assertFails(Main.BAD_INPUT, "dev is not scored if it is trained on",
        run("english", "base", "--train-on", "train+dev"));
    assertFails(Main.BAD_INPUT, "has no test.conllu or test.conll", run("english", "base:eisner", "--test"));
    assertFails(Main.FAILED, "mvn -Ppeers package",
        run("english", "base:eisner,malt", "--peers", directory.toString()));
    assertThat(directory.resolve("out")).doesNotExist();
  }

  private static void assertFails(int exitCode, String message, CommandRun run) {
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    assertThat(run.err()).contains(message).doesNotContain("\tat ", "Exception");
    assertThat(run.out()).isEmpty();
  }
}
