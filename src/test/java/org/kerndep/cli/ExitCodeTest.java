package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** What goes wrong is told in one sentence, with the right exit code and without a stack trace. */
class ExitCodeTest {

  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();
  private static final String CYCLE = "1\ta\ta\tX\tX\t_\t2\tdep\t_\t_\n2\tb\tb\tX\tX\t_\t1\tdep\t_\t_\n"
      + "3\tc\tc\tX\tX\t_\t0\troot\t_\t_\n\n";

  @TempDir
  Path directory;

  private Path model;
  private Path bad;

  @BeforeEach
  void writeFiles() throws IOException {
    model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    bad = directory.resolve("bad.conllu");
    Files.writeString(bad, CYCLE + Files.readString(Examples.ENGLISH_TRAIN));
  }

  private static void assertFails(int exitCode, String message, String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    assertThat(run.err()).contains(message).doesNotContain("\tat ", "Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void wrongUsageIs2() {
    String target = directory.resolve("m.kdp").toString();
    assertFails(2, "a command is missing");
    assertFails(2, "Unmatched argument", "guess");
    assertFails(2, "--model", "train", "--train", TRAIN);
    assertFails(2, "unknown setting 'colour'", "train", "--train", TRAIN, "--model", target, "colour=blue");
    assertFails(2, "labels=joint needs decoder=carreras, not auto", "train", "--train", TRAIN, "--model", target,
        "labels=joint");
    assertFails(2, "write key=value", "train", "--train", TRAIN, "--model", target, "epochs");
    assertFails(2, "add --dev FILE or use keep=last", "train", "--train", TRAIN, "--model", target, "keep=best");
    assertFails(2, "setting keep must be last or best: first", "train", "--train", TRAIN, "--model", target,
        "keep=first");
    assertFails(2, "setting update must be one of [mira, perceptron]: sgd", "train", "--train", TRAIN, "--model",
        target, "update=sgd");
    assertFails(2, "--threads must be at least 1", "train", "--train", TRAIN, "--model", target, "--threads", "0");
    assertFails(2, "does not exist", "train", "--train", TRAIN, "--model", directory.resolve("no/m.kdp").toString());
    assertFails(2, "name the file once", "parse", "--model", model.toString(), TRAIN, "--input", TRAIN);
    assertFails(2, "unknown format tsv", "parse", "--model", model.toString(), TRAIN, "--format", "tsv");
    assertFails(2, "--punct", "evaluate", "--gold", TRAIN, "--system", TRAIN, "--punct", "some");
  }

  @Test
  void aMisspeltOptionIsToldBeforeTheOneThatIsMissing() {
    CommandRun run = CommandRun.of("train", "--trian", "a.conllu", "--model=a.kdp");
    assertThat(run.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(run.err()).startsWith("kerndep: Unknown option: '--trian'\nPossible solutions: --train");
  }

  @Test
  void wrongUsageSaysWhatMayHaveBeenMeantAndWhereToReadOn() {
    assertThat(CommandRun.of("parse", "--modle", "m.kdp").err()).isEqualTo(
        "kerndep: Unknown option: '--modle'\nPossible solutions: --model\n"
            + "'kerndep parse --help' lists the options\n");
    assertThat(CommandRun.of("parse", TRAIN, "--model").err()).isEqualTo(
        "kerndep: Missing required parameter for option '--model' (FILE)\n'kerndep parse --help' lists the options\n");
    assertThat(CommandRun.of("parze").err()).contains("kerndep: Unmatched argument at index 0: 'parze'\n",
        "kerndep parse", "'kerndep --help' lists the commands\n");
    assertThat(CommandRun.of().err())
        .isEqualTo("kerndep: a command is missing\n'kerndep --help' lists the commands\n");
  }

  @Test
  void filesOfTheWrongKindAre3OrModels4() throws IOException {
    String own = model.toString();
    String elsewhere = directory.resolve("out").toString();
    String[][] commands = {
      {"parse", "--model", own}, {"kbest", "--model", own}, {"train", "--model", elsewhere, "--train"},
      {"evaluate", "--gold", TRAIN, "--system"}, {"convert", "--output", elsewhere, "--input"},
      {"view", "--output", elsewhere, "--input"}, {"benchmark", "--model", own, "--input"}};
    Path utf16 = Files.write(directory.resolve("utf16.conllu"), CYCLE.getBytes(StandardCharsets.UTF_16));
    Path program = Files.write(directory.resolve("program"), new byte[] {0x7F, 'E', 'L', 'F', 2, 1, 1, 0, (byte) 0xC0});
    for (String[] command : commands) {
      assertFails(3, "model.kdp: is a kerndep model; name sentences here; models are named with --model",
          with(command, own));
      assertFails(3, "utf16.conllu: is in UTF-16, not in UTF-8; convert it", with(command, utf16.toString()));
      assertFails(3, "program: is not text; name a CoNLL file", with(command, program.toString()));
      assertFails(3, "no such file; check the path", with(command, directory.resolve("none").toString()));
      assertFails(3, "is a directory; name a file", with(command, directory.toString()));
    }
    for (String command : new String[] {"parse", "kbest"}) {
      assertFails(4, "english-train.conllu: is text, not a kerndep model; use a file that 'train' has written", command,
          "--model", TRAIN, own);
    }
    assertThat(Path.of(elsewhere)).doesNotExist();
  }

  private static String[] with(String[] command, String last) {
    String[] all = Arrays.copyOf(command, command.length + 1);
    all[command.length] = last;
    return all;
  }

  @Test
  void wrongUsageOfListsIs2AndWrongLists3() {
    String own = model.toString();
    assertFails(2, "-k must be at least 1: 0", "kbest", "--model", own, TRAIN, "-k", "0");
    assertFails(2, "-k must be at least 1: -3", "kbest", "--model", own, TRAIN, "-k", "-3");
    assertFails(2, "-k", "kbest", "--model", own, TRAIN, "-k", "many");
    assertFails(2, "name the file once", "kbest", "--model", own, TRAIN, "--input", TRAIN);
    assertFails(2, "known are conllu and jsonl", "kbest", "--model", own, TRAIN, "--to", "conllx");
    assertFails(2, "lists of trees cannot be written as conllx; name the output .conllu or .jsonl, or give --to",
        "kbest", "--model", own, TRAIN, "--output", directory.resolve("x.conll").toString());
    assertFails(2, "--tree draws and --to writes a format; give one of them", "kbest", "--model", own, TRAIN, "--tree",
        "--to", "jsonl");
    assertFails(2, "--kbest goes with neither --labels nor --compare", "evaluate", "--kbest", "--gold", TRAIN,
        "--system", TRAIN, "--labels");
    assertFails(2, "--kbest goes with neither --labels nor --compare", "evaluate", "--kbest", "--gold", TRAIN,
        "--system", TRAIN, "--compare", TRAIN);
    assertFails(3, "no comment '# kbest_rank = ...'; is this what 'kerndep kbest' wrote as conllu?", "evaluate",
        "--kbest", "--gold", TRAIN, "--system", TRAIN);
  }

  @Test
  void fileNamesThatCannotBeAre2() {
    assertFails(2, "a file name is empty; name a file", "inspect", "");
    assertFails(2, "a file name is empty; name a file", "parse", "--model", model.toString(), "");
    assertFails(2, "a file name is empty; name a file", "convert", "--input", TRAIN, "--output", "");
    assertFails(2, "--gold", "evaluate", "--gold", "", "--system", TRAIN);
    assertFails(2, "not supported here; name a file", "evaluate", "--gold", TRAIN, "--system", "-");
    assertFails(2, "not supported here; name a file", "train", "--train", TRAIN, "--model", "-");
    assertFails(2, "known are keep, conll and upos", "evaluate", "--gold", TRAIN, "--system", TRAIN, "--punct", "foo");
  }

  @Test
  void trainingDoesNotOverwriteItsTreebank() throws IOException {
    Path treebank = Files.copy(Examples.ENGLISH_TRAIN, directory.resolve("bank.conllu"));
    Path link = Files.createSymbolicLink(directory.resolve("link"), treebank);
    assertFails(2, "would overwrite the treebank", "train", "--train", treebank.toString(), "--model", link.toString());
    assertFails(2, "would overwrite the treebank", "train", "--train", TRAIN, "--dev", link.toString(), "--model",
        treebank.toString());
    assertThat(treebank).hasSameBinaryContentAs(Examples.ENGLISH_TRAIN);
  }

  @Test
  void badSettingsAndTemplatesAre3WithTheirPlace() throws IOException {
    String target = directory.resolve("m.kdp").toString();
    Path config = Files.writeString(directory.resolve("my.config"), "# mine\nepochs=2\ncolour=blue\n");
    assertFails(3, "my.config:3: unknown setting 'colour'", "train", "--train", TRAIN, "--model", target, "--config",
        config.toString());
    Files.writeString(config, "epochs=many\n");
    assertFails(3, "my.config:1: setting epochs must be a number from 1: many", "train", "--train", TRAIN, "--model", target,
        "--config", config.toString());
    Path latin = Files.write(directory.resolve("latin"), new byte[] {'#', (byte) 0xE9, '\n'});
    for (String option : new String[] {"--config", "--templates"}) {
      assertFails(3, "is a directory; name a file", "train", "--train", TRAIN, "--model", target, option,
          directory.toString());
      assertFails(3, "latin: not valid UTF-8", "train", "--train", TRAIN, "--model", target, option, latin.toString());
      assertFails(3, "cannot be read (Not a directory)", "train", "--train", TRAIN, "--model", target, option,
          config.resolve("below").toString());
    }
  }

  @Test
  void unreadableFilesAre3OrModels4() throws IOException {
    String below = bad.resolve("below").toString();
    assertFails(3, "cannot be read (Not a directory)", "parse", "--model", model.toString(), below);
    assertFails(4, "cannot be read (Not a directory)", "parse", "--model", below, TRAIN);
    assertFails(4, "cannot be read (Not a directory)", "inspect", below);
  }

  @Test
  void badInputIs3() throws IOException {
    String target = directory.resolve("m.kdp").toString();
    assertFails(3, "bad.conllu:1: cycle of heads: 1 → 2 → 1", "train", "--train", bad.toString(), "--model", target);
    assertFails(3, "no such file", "parse", "--model", model.toString(), directory.resolve("none.conllu").toString());
    assertFails(3, "is a directory", "parse", "--model", model.toString(), directory.toString());
    Path empty = Files.createFile(directory.resolve("empty.conllu"));
    assertFails(3, "has no sentences", "train", "--train", empty.toString(), "--model", target);
    assertFails(3, "empty.conllu: has no sentences", "train", "--train", TRAIN, "--dev", empty.toString(), "--model",
        target, "keep=best");
    assertFails(3, "line 1: unknown section", "train", "--train", TRAIN, "--model", target, "--templates",
        Files.writeString(directory.resolve("t"), "edge h.pos").toString());
    assertThat(Path.of(target)).doesNotExist();
  }

  @Test
  void badInputLeavesNoOutput() throws IOException {
    Path output = directory.resolve("out.conllu");
    Path broken = Files.writeString(directory.resolve("broken.conllu"),
        Files.readString(Examples.ENGLISH_TRAIN) + "1\tno\tcolumns\n");
    assertFails(3, "3 columns where conllu has 10", "parse", "--model", model.toString(), broken.toString(),
        "--output", output.toString());
    assertThat(output).doesNotExist();
    assertThat(Files.list(directory).filter(f -> f.toString().endsWith(".tmp"))).isEmpty();
  }

  @Test
  void badSentencesAreSkippedOnRequest() {
    String target = directory.resolve("m.kdp").toString();
    assertThat(CommandRun.of("train", "--base-only", "--train", bad.toString(), "--model", target, "--skip-bad",
        "epochs=1", "part-bits=16", "label-bits=16").exitCode()).isZero();
    assertThat(CommandRun.of("inspect", target).out()).contains("sentences: 92\n");
  }

  @Test
  void badModelIs4() throws IOException {
    String input = Examples.ENGLISH_TEST.toString();
    byte[] bytes = Files.readAllBytes(model);
    Path truncated = Files.write(directory.resolve("truncated.kdp"), Arrays.copyOf(bytes, bytes.length / 2));
    assertFails(4, "ends too early", "parse", "--model", truncated.toString(), input);
    bytes[bytes.length - 100] ^= 1;
    Path flipped = Files.write(directory.resolve("flipped.kdp"), bytes);
    assertFails(4, "checksum", "inspect", flipped.toString());
    assertFails(4, "not a kerndep model", "inspect", TRAIN);
    assertFails(4, "no such model file", "inspect", directory.resolve("none.kdp").toString());
  }

  @Test
  void debugShowsTheStackTrace() {
    CommandRun run = CommandRun.of("inspect", TRAIN, "--debug");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.err()).contains("\tat org.kerndep");
  }
}
