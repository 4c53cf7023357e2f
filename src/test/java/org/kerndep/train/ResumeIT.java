package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.Examples;
import org.kerndep.data.Treebank;
import org.kerndep.train.config.TrainingConfig;

/** Training that was stopped goes on as if nothing had happened. */
class ResumeIT {

  private static final TrainingConfig FOUR = Examples.SMALL.with("epochs", "4").with("prune-bits", "16");

  @TempDir
  Path directory;

  private Path model() {
    return directory.resolve("m.kdp");
  }

  private Path checkpoint() {
    return directory.resolve("m.kdp.checkpoint");
  }

  private byte[] inOneGo(TrainingConfig config) throws IOException {
    Path other = directory.resolve("other");
    byte[] model = StoppedTraining.goOn(config, 1, other, new ArrayList<>()).toByteArray();
    Files.delete(directory.resolve("other.checkpoint"));
    return model;
  }

  @ParameterizedTest
  @CsvSource({
    "pruner 1/1, 1, pruner 1/1", "end of pruner 1/1, 2, pruner 1/1",
    "epoch 1/4, 1, epoch 1/4", "epoch 1/4, 2, epoch 1/4", "end of epoch 1/4, 1, epoch 2/4",
    "epoch 3/4, 1, epoch 3/4", "epoch 3/4, 2, epoch 3/4", "end of epoch 3/4, 2, epoch 4/4",
    "end of epoch 4/4, 1, nothing"
  })
  void theModelIsTheSameToTheByte(String stop, int threads, String first) throws IOException {
    StoppedTraining.at(stop, FOUR, Examples.read(Examples.ENGLISH_TRAIN), threads, model());
    List<String> tasks = new ArrayList<>();
    byte[] resumed = StoppedTraining.goOn(FOUR, threads, model(), tasks).toByteArray();
    assertThat(tasks.isEmpty() ? "nothing" : tasks.get(0)).isEqualTo(first);
    assertThat(resumed).isEqualTo(Examples.train(Examples.read(Examples.ENGLISH_TRAIN), FOUR, 1).toByteArray());
    assertThat(directory.toFile().list()).containsExactly("m.kdp.checkpoint");
  }

  @ParameterizedTest
  @CsvSource({"keep, best, epoch 3/4", "keep, best, end of epoch 4/4", "update, perceptron, epoch 2/4",
    "decoder, carreras, epoch 2/4", "prune-epochs, 2, epoch 1/4", "batch, 5, epoch 4/4"})
  void soItIsWithOtherSettings(String key, String value, String stop) throws IOException {
    TrainingConfig config = FOUR.with(key, value);
    StoppedTraining.at(stop, config, model());
    assertThat(StoppedTraining.goOn(config, 2, model(), new ArrayList<>()).toByteArray())
        .isEqualTo(inOneGo(config));
  }

  @Test
  void itMayBeStoppedAgainAndAgain() throws IOException {
    for (String stop : List.of("epoch 1/4", "epoch 2/4", "end of epoch 2/4", "end of epoch 3/4")) {
      StoppedTraining.at(stop, FOUR, model());
    }
    assertThat(StoppedTraining.goOn(FOUR, 1, model(), new ArrayList<>()).toByteArray()).isEqualTo(inOneGo(FOUR));
  }

  @Test
  void otherSettingsOrDataStartAnew() throws IOException {
    StoppedTraining.at("epoch 3/4", FOUR.with("seed", "2"), model());
    assertStartsAnew();
    Treebank whole = Examples.read(Examples.ENGLISH_TRAIN);
    Treebank fewer = new Treebank(whole.sentences().subList(1, whole.size()));
    StoppedTraining.at("epoch 3/4", FOUR, fewer, 1, model());
    assertStartsAnew();
  }

  @Test
  void aDamagedCheckpointIsNotUsed() throws IOException {
    StoppedTraining.at("epoch 3/4", FOUR, model());
    byte[] bytes = Files.readAllBytes(checkpoint());
    bytes[bytes.length / 2] ^= 4;
    Files.write(checkpoint(), bytes);
    assertStartsAnew();
    Files.write(checkpoint(), new byte[0]);
    assertStartsAnew();
  }

  @Test
  void trainingGoesOnWithoutACheckpointThatCannotBeWritten() throws IOException {
    Path nowhere = directory.resolve("none").resolve("m.kdp");
    assertThat(StoppedTraining.goOn(FOUR, 1, nowhere, new ArrayList<>()).toByteArray()).isEqualTo(inOneGo(FOUR));
  }

  private void assertStartsAnew() throws IOException {
    List<String> tasks = new ArrayList<>();
    assertThat(StoppedTraining.goOn(FOUR, 1, model(), tasks).toByteArray()).isEqualTo(inOneGo(FOUR));
    assertThat(tasks).startsWith("pruner 1/1");
    Files.delete(checkpoint());
  }
}
