package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

class CalibrateCommandTest {

  private static final String TEST = Examples.ENGLISH_TEST.toString();

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void printsTheErrorsAndWritesTheModelWithItsProbabilities() {
    String output = directory.resolve("fitted.kdp").toString();
    CommandRun run = CommandRun.of("calibrate", "--model", model, "--dev", TEST, "--output", output);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("temperature of lists [0-9.]+, of arcs [0-9.]+ with slope [0-9.]+; calibration error "
        + "of arcs [0-9.]+%, [0-9.]+% before, [0-9.]+% if fitted to the other half, [0-9.]+% in lists of 25 trees\n");
    assertThat(CommandRun.of("inspect", output).out()).contains("\ntemperature: ", "\narc-temperature: ",
        "\narc-slope: ");
    assertThat(CommandRun.of("parse", "--model", output, TEST).out())
        .isEqualTo(CommandRun.of("parse", "--model", model, TEST).out());
    assertThat(CommandRun.of("parse", "--model", output, TEST, "--confidence").out())
        .isNotEqualTo(CommandRun.of("parse", "--model", model, TEST, "--confidence").out());
  }

  @Test
  void trainingWithDevDataDoesTheSame() {
    String trained = directory.resolve("trained.kdp").toString();
    String again = directory.resolve("again.kdp").toString();
    CommandRun.of("train", "--train", TEST, "--dev", TEST, "--model", trained, "epochs=1", "part-bits=16",
        "label-bits=16");
    CommandRun run = CommandRun.of("calibrate", "--model", trained, "--dev", TEST, "--output", again);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(trained));
  }

  @Test
  void aTreebankWithoutSentencesIsRefused() throws IOException {
    Path empty = Files.writeString(directory.resolve("empty.conllu"), "");
    CommandRun run = CommandRun.of("calibrate", "--model", model, "--dev", empty.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("has no sentences");
  }
}
