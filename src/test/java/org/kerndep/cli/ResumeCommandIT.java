package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.train.StoppedTraining;

/** What a user sees of checkpoints. */
class ResumeCommandIT {

  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();

  @TempDir
  Path directory;

  private Path model;
  private Path checkpoint;

  @BeforeEach
  void name() {
    model = directory.resolve("m.kdp");
    checkpoint = directory.resolve("m.kdp.checkpoint");
  }

  /** Trains with the settings of {@link Examples#SMALL}; only warnings are logged in tests. */
  private CommandRun train(String... more) throws IOException {
    String[] command = {"train", "--base-only", "--train", TRAIN, "--model", model.toString(), "epochs=3",
      "part-bits=16", "label-bits=16"};
    CommandRun run = CommandRun.of(Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(model).hasBinaryContent(Examples.englishModel().toByteArray());
    return run;
  }

  @Test
  void aCheckpointIsUsedAndRemoved() throws IOException {
    StoppedTraining.at("epoch 3/3", Examples.SMALL, model);
    assertThat(train("--threads", "2").log()).isEmpty();
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
  }

  @Test
  void oneOfAnotherRunIsRefusedWithAWarning() throws IOException {
    StoppedTraining.at("epoch 3/3", Examples.SMALL.with("seed", "2"), model);
    assertThat(train().log())
        .contains("m.kdp.checkpoint is not used: it was made with seed=2; training starts anew");
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
  }

  @Test
  void aDamagedOneIsRefusedWithAWarning() throws IOException {
    Files.writeString(checkpoint, "not one");
    assertThat(train().log()).contains("is not used: it is not a checkpoint; training starts anew");
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
  }

  @Test
  void freshIgnoresIt() throws IOException {
    StoppedTraining.at("epoch 3/3", Examples.SMALL.with("seed", "2"), model);
    assertThat(train("--fresh").log()).isEmpty();
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
  }

  @Test
  void whatIsInItsPlaceDoesNotStopTheTraining() throws IOException {
    Files.createDirectory(checkpoint);
    assertThat(train("--fresh").log()).contains("m.kdp.checkpoint is not used: Is a directory",
        "no checkpoint could be written", "m.kdp.checkpoint is a directory; name a file");
    assertThat(checkpoint).isDirectory();
  }

  @Test
  void theTreebankIsNotOverwritten() throws IOException {
    Files.copy(Examples.ENGLISH_TRAIN, checkpoint);
    CommandRun run = CommandRun.of("train", "--train", checkpoint.toString(), "--model", model.toString());
    assertThat(run.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(run.err()).contains("would overwrite the treebank");
    assertThat(checkpoint).hasSameBinaryContentAs(Examples.ENGLISH_TRAIN);
  }

  @Test
  void helpTellsOfIt() {
    assertThat(CommandRun.of("train", "--help").out()).contains("--fresh", "checkpoint", "keep=best");
  }
}
