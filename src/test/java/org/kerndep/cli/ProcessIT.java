package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.cli.CommandProcess.builder;
import static org.kerndep.cli.CommandProcess.errors;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** What only a process of its own can show: signals, pipes and memory. */
class ProcessIT {

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void writeModel() throws IOException {
    CommandProcess.assumeJava();
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void endsSilentlyWhenTheReaderIsGone() throws Exception {
    Path large = directory.resolve("large.conllu");
    Files.writeString(large, Files.readString(Examples.ENGLISH_TEST).repeat(200));
    Process process = builder("convert", "--input", large.toString(), "--output", "-").start();
    try (InputStream out = process.getInputStream()) {
      assertThat(out.read()).isPositive();
    }
    assertThat(errors(process)).isEmpty();
    assertThat(process.waitFor()).isEqualTo(Main.READER_GONE);
  }

  @Test
  void terminationLeavesNoTemporaryFile() throws Exception {
    Path output = directory.resolve("out.conllu");
    Process process =
        builder("parse", "--format", "conllu", "--model", model, "-", "--output", output.toString()).start();
    process.getOutputStream().write("# waiting for more\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    for (int i = 0; i < 600 && temporaryFiles() == 0; i++) {
      Thread.sleep(50);
    }
    assertThat(temporaryFiles()).isEqualTo(1);
    process.destroy();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(directory.toFile().list()).containsExactly("model.kdp");
  }

  @Test
  void tooLittleMemoryIsToldInASentence() throws Exception {
    String[] command = {"train", "--base-only", "--train", Examples.ENGLISH_TRAIN.toString(), "--model", model,
      "part-bits=26"};
    ProcessBuilder builder = builder(command);
    builder.command().add(1, "-Xmx64m");
    Process process = builder.start();
    assertThat(errors(process)).contains("kerndep: the memory is too small (", "KERNDEP_JAVA_OPTS=-Xmx")
        .doesNotContain("\tat ", "OutOfMemoryError");
    assertThat(process.waitFor()).isEqualTo(Main.FAILED);
  }

  @Test
  void blankLinesAreParsedInLittleMemory() throws Exception {
    Path blank = directory.resolve("blank.conllu");
    Path output = directory.resolve("out.conllu");
    Files.writeString(blank, "\n".repeat(1 << 24));
    ProcessBuilder builder = builder("parse", blank.toString(), "--model", model, "--output", output.toString(),
        "--threads", "2");
    builder.command().add(1, "-Xmx80m");
    Process process = builder.start();
    assertThat(errors(process)).contains("parsing: 0 sentences", "has no sentences").doesNotContain("memory");
    assertThat(process.waitFor()).isZero();
    assertThat(Files.mismatch(blank, output)).isEqualTo(-1);
  }

  @Test
  void trainingSaysWhichEpochItKept() throws Exception {
    Process process = builder("train", "--base-only", "--train", Examples.ENGLISH_TRAIN.toString(), "--dev",
        Examples.ENGLISH_TEST.toString(), "--model", model, "keep=best", "epochs=4", "part-bits=16", "label-bits=16")
        .start();
    assertThat(errors(process)).containsPattern("kept the model of epoch [1-4] of 4: dev UAS [0-9.]+ LAS [0-9.]+\n");
    assertThat(process.waitFor()).isZero();
  }

  private long temporaryFiles() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".tmp")).count();
    }
  }
}
