package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.feature.TemplateSet;
import org.kerndep.synthetic.SyntheticGrammar;

/** Layers of MISC that feature templates name, as a user sees them. */
class TemplateLayerIT {

  private static final List<String> SETTINGS = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=2",
      "folds=2", "k=5", "rerank-iterations=2");

  @TempDir
  static Path directory;
  private static Path train;
  private static Path test;
  private static Path templates;
  /** A base parser whose templates name the layer. */
  private static Path layered;

  @BeforeAll
  static void writeFilesAndTrain() throws IOException {
    train = Files.writeString(directory.resolve("train.conllu"),
        SyntheticGrammar.toConllu(SyntheticGrammar.generateWithClasses(200, 1)));
    test = Files.writeString(directory.resolve("test.conllu"),
        SyntheticGrammar.toConllu(SyntheticGrammar.generateWithClasses(60, 2)));
    templates = Files.writeString(directory.resolve("my.templates"), TemplateSet.standard()
        + "arc h.misc/Class m.misc/Class dd?\nprune h.misc/Class m.misc/Class\n");
    layered = train("layered.kdp", "--base-only", "--templates=" + templates);
  }

  private static CommandRun run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(SETTINGS);
    return CommandRun.of(all.toArray(String[]::new));
  }

  private static Path train(String name, String... more) {
    Path model = directory.resolve(name);
    List<String> arguments = new ArrayList<>(List.of("train", "--train=" + train, "--model=" + model));
    arguments.addAll(List.of(more));
    CommandRun run = run(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).isEmpty();
    return model;
  }

  private static double uas(Path model, Path input) {
    return CommandRun.uas(model, input, directory.resolve("parsed.conllu"), test);
  }

  @Test
  void aLayerThatDecidesIsLearntByTheBaseParser() throws IOException {
    Path plain = train("plain.kdp", "--base-only");
    assertThat(uas(layered, test)).isGreaterThan(uas(plain, test) + 3);
    assertThat(DependencyParser.load(layered).userLayers()).containsExactly("misc/Class");
    assertThat(DependencyParser.load(plain).userLayers()).isEmpty();
  }

  @Test
  void modelsSayTheirLayersAndComeBackFromTheirFiles() throws IOException {
    assertThat(CommandRun.of("inspect", layered.toString()).out())
        .contains("templates: own\n", "used-layers: misc/Class\n", "layers-sha256: ");
    assertThat(layered).hasBinaryContent(ModelBundle.read(layered).toByteArray());
  }

  @Test
  void inputWithoutTheLayerIsParsedWithOneWarning() throws IOException {
    Path bare = Files.writeString(directory.resolve("bare.conllu"),
        Files.readString(test).replaceAll("Class=.", "_"));
    CommandRun run = CommandRun.of("parse", "--no-rerank", "--model=" + layered, bare.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.log()).containsOnlyOnce("trained with misc/Class, of which no word of the input has a value");
    assertThat(uas(layered, bare)).isLessThan(uas(layered, test) - 3);
  }

  @Test
  void listsAndRerankersSeeTheLayerToo() {
    Path lists = directory.resolve("train.lists");
    CommandRun jackknife =
        run("jackknife", "--train=" + train, "--lists=" + lists, "--folds=2", "-k5", "--templates=" + templates);
    assertThat(jackknife.exitCode()).as(jackknife.err()).isZero();
    String[] features = {"rerank-features=manual", "rerank-beta=1"};
    Path whole = train("whole.kdp", "--templates=" + templates, features[0], features[1]);
    Path added = train("added.kdp", "--base=" + layered, "--lists=" + lists, features[0], features[1]);
    assertThat(added).hasSameBinaryContentAs(whole);
  }

  @Test
  void aFileThatLacksTheLayerIsNotLearntFrom() throws IOException {
    Path wrong = Files.writeString(directory.resolve("wrong.templates"), "arc h.misc/Klass\n");
    CommandRun typo = run("train", "--train=" + train, "--model=" + directory.resolve("no.kdp"), "--base-only",
        "--templates=" + wrong);
    assertThat(typo.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(typo.err()).contains("train.conllu: no word has a value in the layer misc/Klass");
    Files.writeString(wrong, "arc h.Stem/value\n");
    CommandRun uima = run("jackknife", "--train=" + train, "--lists=" + directory.resolve("no.lists"),
        "--templates=" + wrong);
    assertThat(uima.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(uima.err()).contains("CoNLL files have no layer Stem/value");
    Files.writeString(wrong, "arc h.class64\n");
    CommandRun unknown = run("train", "--train=" + train, "--model=" + directory.resolve("no.kdp"), "--base-only",
        "--templates=" + wrong);
    assertThat(unknown.exitCode()).isNotZero();
    assertThat(unknown.err()).contains("unknown layer 'class64'; layers are form, ");
  }
}
