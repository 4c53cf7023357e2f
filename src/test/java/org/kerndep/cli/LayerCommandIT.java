package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;
import org.kerndep.run.Workers;
import org.kerndep.synthetic.SyntheticGrammar;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.workspace.TrainingWorkspace;

/** Layers of MISC as a user sees them. */
class LayerCommandIT {

  private static final List<String> SETTINGS = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=2",
      "folds=2", "k=5", "rerank-iterations=2");
  private static final Treebank TREEBANK = SyntheticGrammar.generateWithClasses(200, 1);

  @TempDir
  static Path shared;
  private static String train;
  private static String test;
  /** A model with the layer. */
  private static String layered;

  @TempDir
  Path directory;
  private String model;

  @BeforeAll
  static void writeTreebanksAndModel() throws IOException {
    train = Files.writeString(shared.resolve("train.conllu"), SyntheticGrammar.toConllu(TREEBANK)).toString();
    test = Files.writeString(shared.resolve("test.conllu"),
        SyntheticGrammar.toConllu(SyntheticGrammar.generateWithClasses(60, 2))).toString();
    layered = shared.resolve("layered.kdp").toString();
    train(layered, "layers=misc/Class");
  }

  @BeforeEach
  void name() {
    model = directory.resolve("m.kdp").toString();
  }

  private static CommandRun run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(2, SETTINGS);
    return CommandRun.of(all.toArray(String[]::new));
  }

  private static void train(String file, String... more) {
    CommandRun run = run(Stream.concat(Stream.of("train", "--train=" + train, "--model", file), Stream.of(more))
        .toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).isEmpty();
  }

  private double uas(String with) {
    Path parsed = directory.resolve("parsed.conllu");
    assertThat(CommandRun.of("parse", "--model", with, test, "--output", parsed.toString()).log()).isEmpty();
    String scores = CommandRun.of("evaluate", "--json", "--gold", test, "--system", parsed.toString()).out();
    return Double.parseDouble(scores.replaceFirst("(?s).*\"uas\":([0-9.]+).*", "$1"));
  }

  /** Without the layer there is nothing to learn, so no reranker need be found. */
  @Test
  void aLayerThatDecidesIsLearntByTheKernel() {
    assertThat(run("train", "--train=" + train, "--model", model).exitCode()).isZero();
    assertThat(uas(layered)).isGreaterThan(uas(model) + 3);
  }

  @Test
  void modelsSayTheirLayersAndComeBackFromTheirFiles() throws IOException {
    assertThat(CommandRun.of("inspect", layered).out())
        .contains("config.layers: misc/Class\n", "used-layers: misc/Class\n", "layers-sha256: ");
    assertThat(Path.of(layered)).hasBinaryContent(ModelBundle.read(Path.of(layered)).toByteArray());
    String kbest = CommandRun.of("kbest", "-k", "1", "--model", layered, test).out();
    assertThat(kbest.replaceAll("# kbest_.*\n", "")).isEqualTo(CommandRun.of("parse", "--model", layered, test).out());
  }

  @Test
  void aRerankerFromListsSeesTheLayerThoughTheListsDoNotKnowIt() {
    String lists = directory.resolve("a.lists").toString();
    String base = directory.resolve("base.kdp").toString();
    run("jackknife", "--train=" + train, "--lists", lists, "--folds", "2", "-k", "5");
    train(base, "--base-only");
    train(model, "--base", base, "--lists", lists, "layers=misc/Class", "--threads", "2");
    assertThat(Path.of(model)).hasSameBinaryContentAs(Path.of(layered));
  }

  @Test
  void aPropertyListNamesLayersToo() throws IOException {
    Path list = Files.writeString(directory.resolve("my.kernel"), "word pos misc/Class\nword pos\narc label\n");
    train(model, "properties=" + list);
    assertThat(CommandRun.of("inspect", model).out()).contains("config.layers: none\n", "used-layers: misc/Class\n");
    assertThat(DependencyParser.load(Path.of(model)).userLayers()).containsExactly("misc/Class");
  }

  @Test
  void aKernelInTheDecoderSeesTheLayer() {
    String[] mode = {"--kernel-mode", "decode", "decode-weight=1", "decode-iterations=3", "layers=misc/Class"};
    train(model, mode);
    double with = uas(model);
    mode[mode.length - 1] = "layers=none";
    train(model, mode);
    assertThat(with).isGreaterThan(uas(model) + 1);
  }

  @Test
  void inputWithoutTheLayerIsParsedWithOneWarning() throws IOException {
    Path bare = Files.writeString(directory.resolve("bare.conllu"), Files.readString(Path.of(test))
        .replaceAll("Class=.", "_"));
    String warning = "trained with misc/Class, of which no word of the input has a value";
    for (String command : List.of("parse", "kbest")) {
      CommandRun run = CommandRun.of(command, "--model", layered, bare.toString());
      assertThat(run.exitCode()).isZero();
      assertThat(run.log()).containsOnlyOnce(warning);
      assertThat(CommandRun.of(command, "--model", layered, "--no-rerank", bare.toString()).log())
          .doesNotContain(warning);
    }
    assertThat(CommandRun.of("benchmark", "--rounds=1", "--model", layered, "--input", bare.toString()).log())
        .containsOnlyOnce(warning);
    assertThat(CommandRun.of("benchmark", "--rounds=1", "--model", layered, "--input", test).log()).isEmpty();
  }

  @Test
  void trainingNeedsALayerThatTheFileHas() {
    CommandRun typo = run("train", "--train=" + train, "--model", model, "layers=misc/Klass");
    assertThat(typo.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(typo.err()).contains("train.conllu: no word has a value in the layer misc/Klass", "check the key");
    CommandRun uima = run("train", "--train=" + train, "--model", model, "layers=misc/Class,Stem/value");
    assertThat(uima.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(uima.err()).contains("CoNLL files have no layer Stem/value; name misc/KEY", "UIMA pipeline");
    CommandRun none = run("train", "--train=" + train, "--model", model, "layers=Class");
    assertThat(none.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(none.err()).contains("setting layers must be none or feature paths with commas between", ": Class");
    assertThat(Path.of(model)).doesNotExist();
  }

  @Test
  void modelsOfOtherLayersParseWithOneWarning() throws IOException {
    TrainingConfig config = TrainingConfig.DEFAULT.with("layers=Sem/class");
    for (String setting : SETTINGS) {
      config = config.with(setting);
    }
    Treebank treebank = new Treebank(TREEBANK.sentences().stream().map(s -> new ParsedSentence(
        new Sentence(s.sentence().words().stream().map(w -> w.with(UserValues.of(
            Map.of("Sem/class", w.user().of(SyntheticGrammar.CLASSES))))).toList()), s.tree())).toList());
    try (Workers workers = new Workers(1)) {
      new TrainingPipeline(config, Examples.context(workers), TrainingWorkspace.inMemory())
          .train(treebank, new Treebank(List.of())).write(Path.of(model));
    }
    CommandRun run = CommandRun.of("parse", "--model", model, test);
    assertThat(run.exitCode()).isZero();
    assertThat(run.log()).containsOnlyOnce("trained with layers that CoNLL files do not have (Sem/class)");
  }
}
