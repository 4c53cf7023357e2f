package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** How probable the arcs are that {@code parse} writes. */
class ConfidenceTest {

  private static final String TEST = Examples.ENGLISH_TEST.toString();
  private static final Pattern ARC_PROBABILITY = Pattern.compile("ArcProb=[01]\\.\\d\\d");

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void addsTheProbabilityOfEachArcToMiscAndNothingElse() {
    String plain = CommandRun.of("parse", "--model", model, TEST).out();
    CommandRun run = CommandRun.of("parse", "--model", model, TEST, "--confidence", "--threads", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out().replaceAll("(?m)\\|ArcProb=.*$", "").replaceAll("(?m)\tArcProb=.*$", "\t_")).isEqualTo(plain);
    List<String> words = plain.lines().filter(line -> line.matches("\\d+\t.*")).toList();
    assertThat(ARC_PROBABILITY.matcher(run.out()).results().map(MatchResult::group).toList())
        .hasSameSizeAs(words).anyMatch(value -> !value.equals("ArcProb=1.00"));
    assertThat(CommandRun.withInput(run.out().getBytes(StandardCharsets.UTF_8), "parse", "--model", model,
        "--confidence").out()).isEqualTo(run.out());
  }

  @Test
  void longSentencesHaveNone() {
    StringBuilder text = new StringBuilder();
    for (int m = 1; m <= 301; m++) {
      text.append(m).append("\tGo\tgo\tVERB\tVB\t_\t_\t_\t_\t").append(m == 1 ? "ArcProb=0.50|A=1\n" : "_\n");
    }
    CommandRun run = CommandRun.withInput(text.toString().getBytes(StandardCharsets.UTF_8), "parse", "--model", model,
        "--confidence");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).doesNotContain("ArcProb").containsOnlyOnce("\tA=1\n");
  }

  @Test
  void needsConllu() {
    Path conllx = directory.resolve("test.conllx");
    Path output = directory.resolve("out.conllx");
    CommandRun.of("convert", "--input", TEST, "--output", conllx.toString());
    CommandRun guessed = CommandRun.of("parse", "--model", model, conllx.toString(), "--confidence", "--output",
        output.toString());
    assertThat(guessed.exitCode()).isEqualTo(3);
    assertThat(guessed.err()).isEqualTo("kerndep: " + conllx + ":1: conllx has no column for the probability of arcs; "
        + "convert the file to conllu first, or parse it without confidence\n");
    assertThat(output).doesNotExist();
    CommandRun named = CommandRun.of("parse", "--model", model, TEST, "--confidence", "--format", "conll09");
    assertThat(named.exitCode()).isEqualTo(2);
    assertThat(named.err()).contains("--confidence writes into MISC, which only conllu has; convert the input first");
  }
}
