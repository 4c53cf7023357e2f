package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.run.Hash;
import org.kerndep.train.StoppedTraining;

/** A model that is trained by a recipe. */
class RebuildCommandIT {

  private static final String SETTINGS = "epochs=3 part-bits=16 label-bits=16";

  @TempDir
  Path directory;
  private Path data;
  private Path recipe;
  private Path model;

  @BeforeEach
  void writeFiles() throws IOException {
    data = Files.createDirectory(directory.resolve("data"));
    Files.copy(Examples.ENGLISH_TRAIN, data.resolve("train.conllu"));
    Files.writeString(data.resolve("v.json"), "{\"dimensions\": 2, \"vectors\": {\"the\": [1, 2, 3], \"a\": [2, 1, 3]}}");
    recipe = Files.writeString(directory.resolve("xx-own.recipe"), recipe("--base-only", SETTINGS));
    model = directory.resolve("m.kdp");
  }

  private String recipe(String options, String settings) throws IOException {
    return "language: xx\nvariant: own\nsource: Own 1.0\nlicence: CC BY 4.0\ntrain: train.conllu "
        + hash("train.conllu") + "\nvectors: v.json " + hash("v.json") + "\nvectors-licence: PDDL\noptions: " + options
        + "\nsettings: " + settings + "\n";
  }

  private String hash(String name) throws IOException {
    try (var in = Files.newInputStream(data.resolve(name))) {
      return Hash.wholeOfStream(in);
    }
  }

  private CommandRun rebuild(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("rebuild", recipe.toString(), "--data=" + data, "--model=" + model));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Manifest manifest(CommandRun run) throws IOException {
    assertThat(run.exitCode()).as(run.err()).isZero();
    return ModelBundle.read(model).manifest();
  }

  @Test
  void theManifestSaysWhatTheRecipeSays() throws IOException {
    Manifest manifest = manifest(rebuild());
    assertThat(manifest.entries()).containsEntry("language", "xx").containsEntry("variant", "own")
        .containsEntry("source", "Own 1.0").containsEntry("licence", "CC BY 4.0")
        .containsEntry("vectors-licence", "PDDL");
    assertThat(manifest.get("recipe").orElseThrow()).matches("xx-own\\.recipe [0-9a-f]{64}");
    assertThat(manifest.get("word-classes").orElseThrow()).startsWith("vectors v.json " + hash("v.json").substring(0, 16));
    assertThat(manifest.get("config.epochs")).contains("3");
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("data", "xx-own.recipe", "m.kdp");
  }

  @Test
  void threadsAndCompressionAndPlacesChangeNothing() throws IOException {
    manifest(rebuild());
    byte[] first = Files.readAllBytes(model);
    Path elsewhere = directory.resolve("v.json.gz");
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(elsewhere))) {
      Files.copy(data.resolve("v.json"), out);
    }
    Files.delete(data.resolve("v.json"));
    manifest(rebuild("--threads=2", "--vectors=" + elsewhere));
    assertThat(model).hasBinaryContent(first);
  }

  @Test
  void aRunThatWasStoppedResumesOrSaysWhyNot() throws IOException {
    StoppedTraining.at("epoch 3/3", Examples.SMALL, model);
    CommandRun run = rebuild();
    manifest(run);
    assertThat(run.log()).contains("m.kdp.checkpoint is not used: it was made with other word classes");
    StoppedTraining.at("epoch 3/3", Examples.SMALL, model);
    assertThat(rebuild("--fresh").log()).doesNotContain("is not used");
    Files.writeString(recipe, recipe("--base-only", SETTINGS).replaceAll("vectors.*\n", ""));
    StoppedTraining.at("epoch 3/3", Examples.SMALL, model);
    assertThat(rebuild().log()).doesNotContain("is not used");
  }

  @Test
  void otherFilesAreRefusedUnlessTheyAreWanted() throws IOException {
    Files.writeString(data.resolve("v.json"), "{\"vectors\": {\"the\": [1, 2], \"an\": [2, 1]}}");
    CommandRun refused = rebuild();
    assertThat(refused.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(refused.err()).contains(data.resolve("v.json") + ": is not the file of the recipe: its SHA-256 is "
        + hash("v.json") + " instead of ", "; get the version that " + recipe + " names, or accept it with "
        + "--other-inputs");
    assertThat(model).doesNotExist();
    assertThat(manifest(rebuild("--other-inputs")).get("recipe").orElseThrow()).endsWith(", with another vectors");
    Files.delete(data.resolve("train.conllu"));
    assertThat(rebuild("--other-inputs").err()).contains("train.conllu: no such file; get it from where " + recipe);
  }

  @Test
  void whatTheRecipeDoesNotSayIsRefused() throws IOException {
    assertThat(rebuild("--clusters=" + recipe).err()).contains(recipe + " uses no clusters; leave out --clusters");
    assertThat(rebuild("--tags=predicted").exitCode()).isEqualTo(Main.WRONG_USAGE);
    Files.writeString(recipe, recipe("--base-only --colour", SETTINGS));
    assertThat(rebuild().err()).contains(recipe + ": 'train' does not understand its options (Unknown option: "
        + "'--colour'); correct them as 'kerndep train --help' says");
  }
}
