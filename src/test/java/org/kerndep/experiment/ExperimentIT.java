package org.kerndep.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.Punctuation;
import org.kerndep.experiment.system.PeerException;
import org.kerndep.experiment.system.Split;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Progress;

class ExperimentIT {

  @TempDir
  Path directory;

  private Path data;
  private Path out;

  @BeforeEach
  void copyData() throws IOException {
    data = ExampleData.in(directory);
    out = directory.resolve("out");
  }

  private ResultTable run(Split part, String systems) throws IOException {
    return ExampleData.run(data, out, directory.resolve("peers"), part, systems);
  }

  @Test
  void aRunLeavesItsRowModelAndParsedFile() throws IOException {
    run(Split.DEV, "base:eisner");
    Map<String, String> row = ExampleData.rows(out).get(0);
    assertThat(row).containsEntry("treebank", "english").containsEntry("system", "base:eisner")
        .containsEntry("settings", "epochs=1 part-bits=12 label-bits=12").containsEntry("part", "dev")
        .containsEntry("sentences", "15").containsEntry("punct", "upos").containsEntry("seed", "1")
        .containsEntry("threads", "1");
    Path files = out.resolve("english").resolve("base-eisner").resolve(row.get("run"));
    assertThat(row).containsEntry("model bytes", Long.toString(Files.size(files.resolve("model.kdp"))));
    assertThat(DependencyParser.load(files.resolve("model.kdp")).manifest().get("used-decoder")).contains("eisner");
    for (String figure : List.of("train s", "tokens/s", "peak heap MB", "live heap MB")) {
      assertThat(Double.parseDouble(row.get(figure))).as(figure).isNotNegative();
    }
    Evaluation all = Evaluation.of(
        Examples.ENGLISH_TEST, files.resolve("dev.conllu"), null, Punctuation.KEEP, Progress.NONE);
    assertThat(Double.parseDouble(row.get("LAS all"))).isCloseTo(all.total().las(), within(0.005));
    assertThat(row).containsEntry("words", Long.toString(all.total().words()));
    assertThat(row.get("UAS")).isNotEqualTo(row.get("UAS all"));
  }

  @Test
  void whatIsDoneIsNotDoneAgain() throws IOException {
    run(Split.DEV, "base:eisner");
    byte[] before = Files.readAllBytes(out.resolve("results.tsv"));
    Files.delete(out.resolve("results.md"));
    run(Split.DEV, "base:eisner");
    assertThat(out.resolve("results.tsv")).hasBinaryContent(before);
    assertThat(out.resolve("results.md")).content().contains("| english | base:eisner | epochs=1 ");
  }

  @Test
  void anythingThatMattersMakesAnotherRun() throws IOException {
    run(Split.DEV, "base:eisner,base:mst,base:eisner[epochs=2],base:eisner[seed=2]");
    Path train = data.resolve("english").resolve("train.conllu");
    Files.writeString(train, Files.readString(train).replace("\tPUNCT\t", "\tX\t"));
    ResultTable table = run(Split.DEV, "base:eisner");
    List<Map<String, String>> rows = ExampleData.rows(out);
    assertThat(rows).hasSize(5).extracting(row -> row.get("run")).doesNotHaveDuplicates();
    assertThat(rows).extracting(row -> row.get("data")).last().isNotEqualTo(rows.get(0).get("data"));
    assertThat(table.toMarkdown().lines()).hasSize(2 + 5).allMatch(line -> line.startsWith("|"));
  }

  @Test
  void anUnfinishedLineIsDoneAgain() throws IOException {
    run(Split.DEV, "base:eisner");
    Path tsv = out.resolve("results.tsv");
    String whole = Files.readString(tsv);
    Files.writeString(tsv, whole.substring(0, whole.length() - 40));
    ResultTable table = run(Split.DEV, "base:eisner");
    assertThat(table.toMarkdown().lines()).hasSize(2 + 1);
  }

  @Test
  void rowsOfAnotherLayoutAreNotMixedWithOurs() throws IOException {
    Files.createDirectories(out);
    Files.writeString(out.resolve("results.tsv"), "treebank\tLAS\n");
    assertThatThrownBy(() -> run(Split.DEV, "base:eisner"))
        .isInstanceOf(BadInputException.class).hasMessageContaining("name another output directory");
  }

  @Test
  void aMissingTestFileIsNamed() {
    assertThatThrownBy(() -> run(Split.TEST, "base:eisner"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContainingAll("english", "has no test.conllu or test.conll", "leave out --test");
  }

  @Test
  void testIsScoredInsteadOfDev() throws IOException {
    Files.move(data.resolve("english").resolve("dev.conllu"), data.resolve("english").resolve("test.conllu"));
    run(Split.TEST, "base:eisner");
    assertThat(ExampleData.rows(out)).extracting(row -> row.get("part")).containsExactly("test");
  }

  @Test
  void conllXIsScoredByItsOwnRule() throws IOException {
    Path english = data.resolve("english");
    Files.move(english.resolve("dev.conllu"), english.resolve("dev.conll"));
    assertThat(TreebankFiles.find(data, "english", Split.DEV).punctuation()).isEqualTo(Punctuation.CONLL);
  }

  @Test
  void unknownTreebanksAndSystemsListTheKnown() {
    assertThatThrownBy(() -> TreebankFiles.find(data, "klingon", Split.DEV))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContainingAll("klingon", "english");
    for (String name : List.of("base:", "base:greedy", "turbo")) {
      assertThatThrownBy(() -> run(Split.DEV, name)).isInstanceOf(IllegalArgumentException.class)
          .hasMessageContainingAll("'" + name + "'", "base:eisner", "base:mst", "malt+morph", "mate");
    }
  }

  @Test
  void settingsAreChecked() {
    assertThatThrownBy(() -> run(Split.DEV, "base:eisner[colour=blue]")).hasMessageContaining("setting 'colour'");
    assertThatThrownBy(() -> run(Split.DEV, "base:eisner[decoder=mst]")).hasMessageContaining("write base:mst");
    assertThatThrownBy(() -> run(Split.DEV, "malt[colour=blue]")).hasMessageContainingAll("colour", "algorithm");
    assertThatThrownBy(() -> run(Split.DEV, "mate[tag=ppos]")).hasMessageContainingAll("ppos", "xpos, upos");
  }

  @Test
  void templatesAreOfOneSystemAndTheirContentMatters() throws IOException {
    Path own = Files.writeString(directory.resolve("own.templates"), "sibling none\n");
    String systems = "base:sibling,base:sibling[templates=carreras],base:sibling[templates=" + own + "]";
    run(Split.DEV, systems);
    Files.writeString(own, "sibling h.cpos s.cpos m.cpos\n");
    run(Split.DEV, systems);
    List<Map<String, String>> rows = ExampleData.rows(out);
    assertThat(rows).hasSize(4).extracting(row -> row.get("model bytes")).doesNotHaveDuplicates();
    assertThat(rows.get(0).get("settings")).doesNotContain("templates");
    assertThat(rows.get(1).get("settings")).endsWith(" templates=carreras");
    assertThat(rows.get(2).get("settings")).matches(".* templates=own\\.templates@[0-9a-f]{16}");
    assertThatThrownBy(() -> run(Split.DEV, "base:sibling[templates=" + directory.resolve("none") + "]"))
        .isInstanceOf(BadInputException.class).hasMessageContaining("no such file");
  }

  @Test
  void missingPeersSayHowToGetThem() {
    for (String name : List.of("malt", "malt+morph", "mate")) {
      assertThatThrownBy(() -> run(Split.DEV, name))
          .isInstanceOf(PeerException.class).hasMessageContainingAll(name, "mvn -Ppeers package");
    }
    assertThat(out).doesNotExist();
  }
}
