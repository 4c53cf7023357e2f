package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/**
 * Commands that are killed with no time to clean up: no output is there in part, and what runs again gives the same
 * bytes. Each stage of training is hit once; {@code -Dkills=50} adds moments by chance, until there are so many.
 */
class KillIT {

  private static final int SENTENCES = 30;
  /** Models of text, epochs, folds and reranker. */
  private static final int STAGES = 4;
  private static final String TEMPORARY = "\\.[0-9]+-[0-9a-f]{16}\\.tmp";
  private static final long SEED = 7;
  private static final int WAIT_MILLIS = 5;
  /** Training begins with them. */
  private static final int MODELS_OF_TEXT_MILLIS = 700;

  @TempDir
  Path directory;

  private Path log;

  @BeforeEach
  void nameLog() {
    CommandProcess.assumeJava();
    log = directory.resolve("log");
  }

  @Test
  void trainingResumesToTheSameModel() throws Exception {
    Path treebank = directory.resolve("train.conllu");
    String[] sentences = Files.readString(Examples.ENGLISH_TRAIN).split("(?<=\n\n)");
    Files.writeString(treebank, String.join("", Arrays.copyOf(sentences, SENTENCES)));
    Path whole = directory.resolve("whole.kdp");
    long begun = System.nanoTime();
    finish(train(treebank, whole));
    long millis = (System.nanoTime() - begun) / 1_000_000;

    Path outputs = Files.createDirectory(directory.resolve("out"));
    Path model = outputs.resolve("m.kdp");
    SplittableRandom random = new SplittableRandom(SEED);
    for (int kill = 0; kill < Math.max(STAGES, kills()); kill++) {
      Process process = train(treebank, model);
      if (kill < STAGES) {
        awaitStage(kill, process, model);
      } else {
        Thread.sleep(random.nextLong(millis));
      }
      int exitCode = process.destroyForcibly().waitFor();
      assertThat(kill < STAGES && exitCode == 0).as("finished before kill " + kill).isFalse();
      if (Files.exists(model)) {
        assertThat(model).hasSameBinaryContentAs(whole);
        Files.delete(model);
      }
      assertThat(outputs.toFile().list()).as("after kill " + kill)
          .allMatch(name -> name.matches("m\\.kdp(\\.checkpoint|\\.folds|(\\.checkpoint)?" + TEMPORARY + ")"));
    }
    finish(train(treebank, model));
    assertThat(Files.readString(log)).contains("resuming");
    assertThat(model).hasSameBinaryContentAs(whole);
    assertThat(outputs.toFile().list()).allMatch(name -> name.equals("m.kdp") || name.endsWith(".tmp"));
  }

  @Test
  void aFileThatIsParsedKeepsItsOldContent() throws Exception {
    Path model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    Path input = directory.resolve("in.conllu");
    Files.writeString(input, Files.readString(Examples.ENGLISH_TEST).repeat(20));
    Path outputs = Files.createDirectory(directory.resolve("out"));
    Path output = Files.writeString(outputs.resolve("out.conllu"), "old");
    String[] command = {"parse", "--model=" + model, "--no-rerank", input.toString(), "--output=" + output};
    for (int kill = 0; kill < Math.max(2, kills()); kill++) {
      Process process = start(command);
      long bytes = kill * Files.size(input) / Math.max(2, kills());
      while (process.isAlive() && temporaryBytes(outputs) <= bytes) {
        Thread.sleep(WAIT_MILLIS);
      }
      if (process.destroyForcibly().waitFor() == 0) {
        Files.writeString(output, "old");
      }
      assertThat(output).hasContent("old");
      for (File left : temporaryFiles(outputs)) {
        Files.delete(left.toPath());
      }
    }
    finish(start(command));
    byte[] parsedAfterKills = Files.readAllBytes(output);
    Path other = directory.resolve("other.conllu");
    command[command.length - 1] = "--output=" + other;
    finish(start(command));
    assertThat(other).hasBinaryContent(parsedAfterKills);
  }

  private static int kills() {
    return Integer.getInteger("kills", 0);
  }

  private Process train(Path treebank, Path model) throws IOException {
    return start("train", "--with-text", "--train=" + treebank, "--model=" + model, "epochs=4", "part-bits=16",
        "label-bits=16", "folds=3", "k=5");
  }

  private Process start(String... command) throws IOException {
    return CommandProcess.builder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
  }

  private void finish(Process process) throws Exception {
    assertThat(process.waitFor()).as(Files.readString(log)).isZero();
  }

  /** Waits until a run is amid a stage of training: models of text, epochs, folds and reranker. */
  private void awaitStage(int stage, Process process, Path model) throws Exception {
    if (stage == 0) {
      Thread.sleep(MODELS_OF_TEXT_MILLIS);
    }
    Path folds = model.resolveSibling("m.kdp.folds");
    while (process.isAlive() && !switch (stage) {
      case 0 -> true;
      case 1 -> Files.readString(log).contains("epoch 2/4: ");
      case 2 -> Files.exists(folds.resolve("fold-1.lists"));
      default -> Files.exists(folds.resolve("fold-3.lists"));
    }) {
      Thread.sleep(WAIT_MILLIS);
    }
  }

  private static long temporaryBytes(Path directory) {
    return Arrays.stream(temporaryFiles(directory)).mapToLong(File::length).max().orElse(-1);
  }

  private static File[] temporaryFiles(Path directory) {
    return directory.toFile().listFiles((in, name) -> name.matches(".*" + TEMPORARY));
  }
}
