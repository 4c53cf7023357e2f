package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Disks without room: the command says so, and leaves nothing that looks like a result. */
class FullDiskIT {

  private static final Path FULL = Path.of("/dev/full");
  private static final Path SHELL = Path.of("/bin/sh");
  private static final String TEST = Examples.ENGLISH_TEST.toString();
  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();

  @TempDir
  Path directory;

  private String model;
  private Path outputs;

  @BeforeEach
  void writeModel() throws IOException {
    CommandProcess.assumeJava();
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
    outputs = Files.createDirectory(directory.resolve("out"));
  }

  @Test
  void everyCommandNoticesThatItsResultsAreLost() throws Exception {
    assumeTrue(Files.exists(FULL), "this system has no such device");
    String[][] commands = {
      {"inspect", model}, {"evaluate", "--gold", TEST, "--system", TEST}, {"parse", "--model", model, TEST},
      {"--help"}};
    for (String[] command : commands) {
      Process process = CommandProcess.builder(command).redirectOutput(FULL.toFile()).start();
      assertThat(CommandProcess.errors(process)).containsOnlyOnce("kerndep: ")
          .contains("standard output: cannot be written (No space left on device); is the disk full?");
      assertThat(process.waitFor()).isEqualTo(Main.FAILED);
    }
  }

  @Test
  void everyOutputIsNamedThatDoesNotFit() throws IOException {
    assumeTrue(Files.exists(FULL), "this system has no such device");
    for (List<String> command : commands("")) {
      Path output = outputs.resolve("link");
      Files.createSymbolicLink(output, FULL);
      CommandRun run = CommandRun.of(with(command, output));
      assertThat(run.exitCode()).as(command + run.err()).isEqualTo(Main.FAILED);
      assertThat(run.err()).contains("kerndep: " + output + ": cannot be written (No space left on device)")
          .doesNotContain("\tat ");
      Files.delete(output);
      assertThat(outputs).isEmptyDirectory();
    }
  }

  /** A limit on the size of files, as a disk that fills up while a file grows. */
  @Test
  void nothingIsLeftOfAFileThatDidNotFit() throws Exception {
    assumeTrue(Files.isExecutable(SHELL), "this system has no shell");
    Path output = outputs.resolve("out");
    for (String old : new String[] {"", "old"}) {
      for (List<String> command : commands(old)) {
        if (!old.isEmpty()) {
          Files.writeString(output, old);
        }
        String line = "ulimit -f 2 && exec " + CommandProcess.command(with(command, output)).stream()
            .map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        Process process = new ProcessBuilder(SHELL.toString(), "-c",
            line.replaceFirst(" '-cp'", " -XX:-UsePerfData '-cp'")).start();
        assertThat(CommandProcess.errors(process)).as(command.toString())
            .contains("kerndep: " + output + ": cannot be written (File too large)").doesNotContain("\tat ");
        assertThat(process.waitFor()).isEqualTo(Main.FAILED);
        if (old.isEmpty()) {
          assertThat(outputs).isEmptyDirectory();
        } else {
          assertThat(outputs.toFile().list()).containsExactly("out");
          assertThat(output).hasContent(old);
        }
      }
    }
  }

  /** Commands without their output; those that take long only where nothing is in the place of it. */
  private List<List<String>> commands(String old) {
    List<String> parse = List.of("parse", "--model=" + model, TEST, "--output");
    List<String> convert = List.of("convert", "--to=conllx", "--input=" + TEST, "--output");
    return !old.isEmpty() ? List.of(parse) : List.of(parse, convert,
        List.of("kbest", "--model=" + model, "-k", "2", "--to=jsonl", TEST, "--output"),
        List.of("view", "--input=" + TEST, "--output"),
        List.of("train", "--base-only", "--train=" + TRAIN, "epochs=1", "part-bits=16", "label-bits=16", "--model"));
  }

  private static String[] with(List<String> command, Path output) {
    String[] all = command.toArray(new String[command.size() + 1]);
    all[command.size()] = output.toString();
    return all;
  }
}
