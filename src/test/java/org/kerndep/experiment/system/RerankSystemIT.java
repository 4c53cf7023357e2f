package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.experiment.ExampleData;
import org.kerndep.experiment.Run;
import org.kerndep.io.BadInputException;
import org.kerndep.io.MiscLayers;
import org.kerndep.rerank.TemplateTreeScorer;

/** The systems that share a base parser and lists. */
class RerankSystemIT {

  /** Settings of all systems that make poor lists quickly. */
  private static final String QUICK = "[decoder=eisner,fold-epochs=1,folds=3,k=5,rerank-iterations=1]";

  @TempDir
  Path directory;

  private Path data;
  private Path out;

  @BeforeEach
  void copyData() throws IOException {
    data = ExampleData.in(directory);
    out = directory.resolve("out");
  }

  private void run(String... systems) throws IOException {
    run(TreebankFiles.find(data, "english", Split.DEV), Optional.empty(), systems);
  }

  private void run(TreebankFiles files, Optional<Path> prepared, String... systems) throws IOException {
    ExampleData.run(files, String.join(QUICK + ",", systems) + QUICK, out,
        ExampleData.options(out, prepared, directory.resolve("peers")));
  }

  private Map<String, String> row(String system) throws IOException {
    return ExampleData.rows(out).stream().filter(row -> row.get("system").equals(system))
        .reduce((earlier, later) -> later).orElseThrow();
  }

  private List<String> shared() {
    return List.of(out.resolve("shared").resolve("english").toFile().list());
  }

  @Test
  void systemsShareBaseParserAndLists() throws IOException {
    run("base-reranker", "kernel-reranker", "final-paper", "final", "oracle", "base");
    assertThat(shared()).hasSize(4).filteredOn(name -> name.endsWith(".kdp") || name.endsWith(".lists")).hasSize(2);
    assertThat(ExampleData.rows(out)).extracting(row -> row.get("system")).startsWith("base").hasSize(6);
    assertThat(row("base")).containsEntry("gain UAS", "-").containsEntry("support", "-").containsEntry("lists s", "-");
    assertThat(row("base-reranker")).containsEntry("support", "0").containsEntry("beta", "0.0000")
        .containsEntry("passes", "1");
    assertThat(Integer.parseInt(row("kernel-reranker").get("support"))).isPositive();
    for (String system : List.of("base-reranker", "kernel-reranker", "final-paper", "final")) {
      for (String figure : List.of("rerank s", "lists s", "train s", "tokens/s", "p UAS", "p LAS")) {
        assertThat(Double.parseDouble(row(system).get(figure))).as(system + " " + figure).isNotNegative();
      }
    }
    assertThat(Double.parseDouble(row("oracle").get("gain UAS"))).isPositive();
    double p = Double.parseDouble(row("oracle").get("p UAS"));
    assertThat(p).isLessThan(0.5);
    assertThat(out.resolve("summary.md")).content().startsWith("## Trained on train, scored on dev\n\n| UAS | base | ")
        .contains("| LAS | base | ", "| english | " + row("base").get("UAS") + " | ",
            row("oracle").get("UAS") + (p < 0.05 ? "* |" : " |"), "| mean gain |  | ");
  }

  @Test
  void variantsDifferInWhatTheyAre() throws IOException {
    run("base-reranker", "kernel-reranker");
    Path run = Run.directory(out, "english", "kernel-reranker", row("kernel-reranker").get("run"));
    ModelBundle bundle = ModelBundle.read(run.resolve("model.kdp"));
    assertThat(bundle.manifest().entries()).containsEntry("config.rerank-features", "kernel+manual")
        .containsEntry("config.rerank-update", "paper").containsEntry("config.properties", "paper");
    assertThat(bundle.reranker().orElseThrow().scorers(TemplateTreeScorer.class)).hasSize(1);
    assertThat(row("base-reranker").get("settings")).contains("k=5").doesNotContain("rerank-features");
    assertThat(row("base-reranker").get("gain UAS")).isEqualTo("-");
  }

  @Test
  void kernelsInTheDecoderShareBaseParserAndFolds() throws IOException {
    run("base", "kernel-decode", "kernel-decode+rerank");
    assertThat(shared()).hasSize(4).filteredOn(name -> name.endsWith(".fold-models.folds")).hasSize(1);
    assertThat(row("kernel-decode")).containsEntry("beta", "-").containsEntry("passes", "-");
    for (String system : List.of("kernel-decode", "kernel-decode+rerank")) {
      assertThat(Integer.parseInt(row(system).get("support"))).as(system).isPositive();
      assertThat(Double.parseDouble(row(system).get("lists s"))).as(system).isPositive();
      Path run = Run.directory(out, "english", system, row(system).get("run"));
      assertThat(ModelBundle.read(run.resolve("model.kdp")).decodingKernel()).as(system).isPresent();
    }
  }

  @Test
  void layersOfMiscAreReadAndNeedNoOtherBaseParserOrLists() throws IOException {
    run("final");
    List<String> made = shared();
    run("final" + QUICK.replace("]", ",layers=misc/SpaceAfter],final"));
    assertThat(shared()).containsExactlyInAnyOrderElementsOf(made);
    assertThat(ExampleData.rows(out)).hasSize(2).last().satisfies(
        row -> assertThat(row.get("settings")).contains("layers=misc/SpaceAfter"));
    assertThatThrownBy(() -> run("final" + QUICK.replace("]", ",layers=misc/SpaceBefore],final")))
        .isInstanceOf(BadInputException.class).hasMessageContaining("no word has a value in the layer misc/SpaceBefore");
  }

  @Test
  void systemsAreComparedWithTheBaseParserOfTheirSeed() throws IOException {
    ExampleData.run(TreebankFiles.find(data, "english", Split.DEV),
        "base[seed=1],base[seed=2],base:auto[seed=1],base:auto[seed=2],base:auto[seed=3]", out,
        ExampleData.options(out, Optional.empty(), directory.resolve("peers")));
    assertThat(ExampleData.rows(out).subList(2, 5)).extracting(row -> row.get("gain LAS"))
        .containsExactly("+0.00", "+0.00", "-");
  }

  @Test
  void preparedFilesAreUsedIfTheyAreOfTheSameData() throws IOException {
    run("base", "base-reranker");
    Path prepared = Files.createDirectories(directory.resolve("prepared"));
    for (String name : shared()) {
      Files.copy(out.resolve("shared").resolve("english").resolve(name),
          prepared.resolve("english" + name.substring(name.indexOf('.'))));
    }
    Path first = out;
    out = directory.resolve("other");
    run(TreebankFiles.find(data, "english", Split.DEV), Optional.of(prepared), "base", "base-reranker");
    assertThat(out.resolve("shared")).doesNotExist();
    Map<String, String> again = row("base-reranker");
    assertThat(again).containsEntry("lists s", "-").containsEntry("train s", "-");
    out = first;
    assertThat(row("base-reranker")).containsEntry("UAS", again.get("UAS")).containsEntry("data", again.get("data"));
    assertThat(again.get("run")).isNotEqualTo(row("base-reranker").get("run"));
    Path train = data.resolve("english").resolve("train.conllu");
    Files.writeString(train, Files.readString(train).replace("\tPUNCT\t", "\tX\t"));
    assertThatThrownBy(() ->
        run(TreebankFiles.find(data, "english", Split.DEV), Optional.of(prepared), "base-reranker"))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("english.kdp", "trained on other data");
    Files.delete(prepared.resolve("english.kdp"));
    assertThatThrownBy(() ->
        run(TreebankFiles.find(data, "english", Split.DEV), Optional.of(prepared), "base-reranker"))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("english.lists", "other training data");
  }

  @Test
  void devIsTrainedOnOnlyIfTestIsScored() throws IOException {
    assertThatThrownBy(() -> TreebankFiles.findWithDev(data, "english"))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("has no test.conllu", "dev is not scored");
    Files.copy(data.resolve("english").resolve("dev.conllu"), data.resolve("english").resolve("test.conllu"));
    run(TreebankFiles.findWithDev(data, "english"), Optional.empty(), "base");
    assertThat(row("base")).containsEntry("trained on", "train+dev").containsEntry("part", "test");
    Path run = Run.directory(out, "english", "base", row("base").get("run"));
    assertThat(ModelBundle.read(run.resolve("model.kdp")).manifest().get("sentences"))
        .contains(Integer.toString(TreebankFiles.findWithDev(data, "english").readTrain(MiscLayers.NONE).size()));
    assertThat(run.resolve("dev.conllu")).doesNotExist();
  }
}
