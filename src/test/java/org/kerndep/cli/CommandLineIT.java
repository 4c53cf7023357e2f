package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Every command by its effects and exit code, as a user sees them. */
class CommandLineIT {

  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();
  private static final String TEST = Examples.ENGLISH_TEST.toString();
  private static final String[] SMALL = {"epochs=3", "part-bits=16", "label-bits=16"};

  @TempDir
  Path directory;

  private String model;
  private String output;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    output = directory.resolve("out.conllu").toString();
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void trainWritesTheModelThatTheLibraryTrains() throws IOException {
    String own = directory.resolve("own.kdp").toString();
    CommandRun run = CommandRun.of("train", "--base-only", "--train", TRAIN, "--model", own, "--threads", "2",
        SMALL[0], SMALL[1], SMALL[2]);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(Path.of(own)).hasSameBinaryContentAs(Path.of(model));
  }

  @Test
  void benchmarkComparesListsAndConfidenceWithOneTree() {
    CommandRun run = CommandRun.of("benchmark", "--model", model, "--input", TEST, "--rounds", "1", "-k", "2,5",
        "--confidence", "--decoder", "koo-collins-1+climb");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).containsPattern("round 1: 131 words, .* words/s\n  2 best trees: .* s, .* times as long\n"
        + "  5 best trees: .* times as long\n  confidence: .* times as long\n$");
    assertThat(CommandRun.of("benchmark", "--model", model, "--input", TEST, "-k", "0").exitCode()).isEqualTo(2);
  }

  @Test
  void settingsComeFromAFileAndArgumentsOverrideThem() throws IOException {
    Path config = directory.resolve("small.config");
    Files.writeString(config, "# small\nepochs = 9\npart-bits=16\nlabel-bits = 16\n");
    String own = directory.resolve("own.kdp").toString();
    assertThat(CommandRun.of("train", "--base-only", "--train", TRAIN, "--model", own, "--config",
        config.toString(), "epochs=1", "--seed", "5").exitCode()).isZero();
    assertThat(CommandRun.of("inspect", own).out())
        .contains("config.epochs: 1\n", "config.seed: 5\n", "config.part-bits: 16\n", "sentences: 92\n");
  }

  @Test
  void templatesAreAFileOrASetThatComesWithTheParser() throws IOException {
    String own = directory.resolve("own.kdp").toString();
    Path file = Files.writeString(directory.resolve("my.templates"), "sibling none\n");
    for (String templates : new String[] {"carreras", file.toString()}) {
      CommandRun run = CommandRun.of("train", "--base-only", "--train", TRAIN, "--model", own, "--templates",
          templates, "epochs=1", "part-bits=16", "decoder=carreras", "labels=joint");
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(CommandRun.of("inspect", own).out()).contains("config.labels: joint\n",
          templates.equals("carreras") ? "templates: carreras\n" : "templates: own\n");
    }
  }

  @Test
  void parseReplacesTheTreeAndNothingElse() throws IOException {
    assertThat(CommandRun.of("parse", "--model", model, "--input", TEST, "--output", output).exitCode()).isZero();
    String before = Files.readString(Examples.ENGLISH_TEST);
    String after = Files.readString(Path.of(output));
    assertThat(withoutTrees(after)).isEqualTo(withoutTrees(before));
    assertThat(after).isNotEqualTo(before);
  }

  private static String withoutTrees(String conllu) {
    return conllu.replaceAll("(?m)^(\\d+\t[^\t]*\t[^\t]*\t[^\t]*\t[^\t]*\t[^\t]*)\t[^\t]*\t[^\t]*\t[^\t]*\t", "$1\t");
  }

  @Test
  void parseWritesToStandardOutputTheSameWithTwoThreads() throws IOException {
    CommandRun.of("parse", "--model", model, TEST, "--output", output);
    CommandRun run = CommandRun.of("parse", "--model", model, TEST, "--threads", "2");
    assertThat(run.out()).isEqualTo(Files.readString(Path.of(output)));
  }

  @Test
  void parseReadsStandardInput() throws IOException {
    CommandRun file = CommandRun.of("parse", "--model", model, TEST);
    CommandRun stream = CommandRun.withInput(Files.readAllBytes(Examples.ENGLISH_TEST), "parse", "--model", model, "-");
    assertThat(stream.out()).isEqualTo(file.out());
    assertThat(CommandRun.withInput(new byte[0], "parse", "--model", model).out()).isEmpty();
  }

  @Test
  void parseDropsDepsUnlessTold() throws IOException {
    String restated = "1\tGo\tgo\tVERB\tVB\t_\t0\troot\t0:root\t_\n\n";
    byte[] input = restated.getBytes(StandardCharsets.UTF_8);
    assertThat(CommandRun.withInput(input, "parse", "--model", model).out()).contains("root\t_\t_");
    assertThat(CommandRun.withInput(input, "parse", "--model", model, "--keep-deps").out()).contains("root\t0:root\t_");
  }

  @Test
  void parseKeepsWindowsLineEnds() throws IOException {
    String unix = CommandRun.of("parse", "--model", model, TEST).out();
    byte[] windows = Files.readString(Examples.ENGLISH_TEST).replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
    assertThat(CommandRun.withInput(windows, "parse", "--model", model).out()).isEqualTo(unix.replace("\n", "\r\n"));
  }

  @Test
  void parseAndKBestDrawTreesForTheTerminal() {
    CommandRun parsed = CommandRun.of("parse", "--model", model, TEST, "--tree", "--threads", "2");
    assertThat(parsed.exitCode()).as(parsed.err()).isZero();
    assertThat(parsed.out()).startsWith("ex-en-test-001: The old teacher reads a letter.\n")
        .contains("\n──┼─── reads    VERB   root\n").doesNotContain("\t", "ArcProb");
    assertThat(CommandRun.of("parse", "--model", model, TEST, "--tree", "--confidence").out())
        .containsPattern("reads    VERB   root   [01]\\.\\d\\d\n");
    CommandRun listed = CommandRun.of("kbest", "--model", model, TEST, "--tree", "-k", "2", "--output", output);
    assertThat(listed.exitCode()).as(listed.err()).isZero();
    assertThat(Path.of(output)).content().containsPattern("tree 1 of 2: probability 0\\.\\d+, score ").contains("≠\n");
  }

  @Test
  void evaluatePrintsATableOrJson() {
    CommandRun.of("parse", "--model", model, TEST, "--output", output);
    CommandRun perfect = CommandRun.of("evaluate", "--gold", TEST, "--system", TEST);
    assertThat(perfect.out()).contains("UAS               100.00", "LAS               100.00", "exact trees       100.00");
    CommandRun json = CommandRun.of("evaluate", "--gold", TEST, "--system", output, "--punct", "upos", "--json",
        "--compare", TEST, "--labels");
    assertThat(json.out()).startsWith("{\"punctuation\":\"upos\",\"sentences\":15,")
        .contains("\"compared\":{\"uas\":100.0000", "\"lasP\":0.", "\"nsubj\":{\"gold\":").endsWith("}}\n");
    assertThat(CommandRun.of("evaluate", "--gold", TEST, "--system", output, "--compare", TEST, "--labels").out())
        .contains("difference -", "p = 0.", "precision");
  }

  @Test
  void convertIsLosslessWithinAFormatAndConvertsBetweenThem() throws IOException {
    assertThat(CommandRun.of("convert", "--input", TRAIN, "--output", output).exitCode()).isZero();
    assertThat(Path.of(output)).hasSameBinaryContentAs(Examples.ENGLISH_TRAIN);
    String conllx = directory.resolve("x.conllx.gz").toString();
    assertThat(CommandRun.of("convert", "--input", TRAIN, "--output", conllx).exitCode()).isZero();
    String conll09 = directory.resolve("y.conll09").toString();
    assertThat(CommandRun.of("convert", "--input", conllx, "--output", conll09).exitCode()).isZero();
    assertThat(Files.readString(Path.of(conll09)).lines().findFirst().orElseThrow().split("\t")).hasSize(14);
    CommandRun evaluated = CommandRun.of("evaluate", "--gold", TRAIN, "--system", conll09);
    assertThat(evaluated.out()).contains("LAS               100.00");
  }

  @Test
  void convertKeepsTheFormatUnderANameThatSaysNothing() throws IOException {
    String conllx = directory.resolve("x.conllx").toString();
    CommandRun.of("convert", "--input", TRAIN, "--output", conllx);
    String text = directory.resolve("x.txt").toString();
    assertThat(CommandRun.of("convert", "--input", conllx, "--output", text).exitCode()).isZero();
    assertThat(Path.of(text)).hasSameBinaryContentAs(Path.of(conllx));
  }

  @Test
  void filesAreReplacedInPlaceIfForced() throws IOException {
    Path file = Files.copy(Examples.ENGLISH_TEST, directory.resolve("same.conllu"));
    String name = file.toString();
    CommandRun elsewhere = CommandRun.of("parse", "--model", model, TEST);
    assertThat(CommandRun.of("parse", "--model", model, name, "--output", name, "--force").exitCode()).isZero();
    assertThat(file).hasContent(elsewhere.out());
    assertThat(CommandRun.of("convert", "--input", name, "--output", name, "--force").exitCode()).isZero();
    assertThat(file).hasContent(elsewhere.out());
  }

  @Test
  void formatCanBeNamedWhereverCoNllIsRead() throws IOException {
    String odd = directory.resolve("odd.conllu").toString();
    CommandRun.of("convert", "--input", TRAIN, "--output", odd, "--to", "conll09");
    String own = directory.resolve("own.kdp").toString();
    String[][] commands = {
      {"train", "--base-only", "--train", odd, "--model", own, SMALL[0], SMALL[1], SMALL[2]},
      {"evaluate", "--gold", odd, "--system", odd},
      {"benchmark", "--model", model, "--input", odd, "--rounds", "1"},
      {"parse", "--model", model, odd}};
    for (String[] command : commands) {
      assertThat(CommandRun.of(with(command, "--format", "AUTO")).exitCode()).isEqualTo(3);
      CommandRun named = CommandRun.of(with(command, "--format", "conll09"));
      assertThat(named.exitCode()).as(named.err()).isZero();
    }
  }

  private static String[] with(String[] command, String... more) {
    return Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void compressedStandardInputIsRecognised() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      Files.copy(Examples.ENGLISH_TEST, out);
    }
    assertThat(CommandRun.withInput(bytes.toByteArray(), "convert", "--input", "-", "--output", "-").out())
        .isEqualTo(Files.readString(Examples.ENGLISH_TEST));
    assertThat(CommandRun.withInput(new byte[] {0x1F, (byte) 0x8B, 1}, "parse", "--model", model).exitCode())
        .isEqualTo(3);
  }

  @Test
  void evaluateWarnsWhenNoWordIsTaggedAsPunctuation() {
    String conll09 = directory.resolve("y.conll09").toString();
    CommandRun.of("convert", "--input", TEST, "--output", conll09);
    assertThat(CommandRun.of("evaluate", "--gold", conll09, "--system", conll09, "--punct", "upos").log())
        .contains("y.conll09: no word is tagged PUNCT, so all words count");
    assertThat(CommandRun.of("evaluate", "--gold", TEST, "--system", TEST, "--punct", "upos").log()).isEmpty();
  }

  @Test
  void inspectPrintsTheManifest() {
    assertThat(CommandRun.of("inspect", model).out()).isEqualTo(Examples.englishModel().manifest().toString());
  }

  @Test
  void helpAndVersionAreResults() {
    assertThat(CommandRun.of("--version").out()).matches("kerndep \\d+\\.\\d+.*\\n");
    String[] commands =
        {"train", "jackknife", "parse", "kbest", "evaluate", "view", "calibrate", "convert", "inspect", "benchmark",
          "doctor"};
    assertThat(CommandRun.of("--help").out()).contains(commands);
    for (String command : commands) {
      assertThat(CommandRun.of(command, "--help").exitCode()).isZero();
    }
  }
}
