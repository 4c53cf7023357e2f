package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Files with bad sentences, which are left out if that is wanted, and then counted and named. */
class SkipBadTest {

  private static final String BAD = lines("1\tToads", "");

  @TempDir
  Path directory;

  private Path bad;
  private Path good;

  @BeforeEach
  void writeFiles() throws IOException {
    bad = Files.writeString(directory.resolve("bad.conllu"), goodSentence() + BAD + goodSentence());
    good = Files.writeString(directory.resolve("good.conllu"),
        goodSentence() + goodSentence().replace("croak", "sing") + goodSentence());
  }

  @Test
  void convertLeavesThemOut() {
    assertThat(CommandRun.of("convert", "--input=" + bad, "--output=-").exitCode()).isEqualTo(3);
    CommandRun run = CommandRun.of("convert", "--skip-bad", "--input=" + bad, "--output=-");
    assertSkipped(run);
    assertThat(run.out()).isEqualTo(goodSentence().repeat(2));
  }

  @Test
  void parseLeavesThemOut() throws IOException {
    Path model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    assertThat(CommandRun.of("parse", "--model=" + model, bad.toString()).exitCode()).isEqualTo(3);
    CommandRun run = CommandRun.of("parse", "--skip-bad", "--model=" + model, bad.toString());
    assertSkipped(run);
    assertThat(run.out().lines().filter(line -> line.startsWith("1\tFrogs"))).hasSize(2);
  }

  @Test
  void evaluateLeavesThemOutOfBothFiles() {
    for (Path[] files : new Path[][] {{good, bad}, {bad, good}, {bad, bad}}) {
      assertThat(CommandRun.of("evaluate", "--gold=" + files[0], "--system=" + files[1]).exitCode()).isEqualTo(3);
      CommandRun run = CommandRun.of("evaluate", "--skip-bad", "--gold=" + files[0], "--system=" + files[1]);
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.log()).contains("skipped: " + bad + ":4: 2 columns", "kept 2");
      assertThat(run.out()).containsPattern("sentences +2\\nwords +4 ");
    }
    assertThat(CommandRun.of("evaluate", "--skip-bad", "--align", "--gold=" + good, "--system=" + bad).exitCode())
        .isEqualTo(2);
  }

  @Test
  void evaluateSaysThatThereIsNothing() throws IOException {
    Path empty = Files.writeString(directory.resolve("empty.conllu"), "# text = Frogs\n\n");
    assertThat(CommandRun.of("evaluate", "--gold=" + empty, "--system=" + empty).log())
        .contains("empty.conllu: has no sentences");
    assertThat(CommandRun.of("convert", "--input=" + empty, "--output=-").log())
        .contains("empty.conllu: has no sentences");
  }

  private void assertSkipped(CommandRun run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).contains("skipped: " + bad + ":4: 2 columns", "skipped 1 bad sentence, kept 2");
  }
}
