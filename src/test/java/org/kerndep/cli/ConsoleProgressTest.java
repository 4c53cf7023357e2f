package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.run.Progress;

/** What a user sees of a long task. The clock is the test's, but a bar adds the few seconds that it is really there. */
class ConsoleProgressTest {

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong clock = new AtomicLong();

  @Test
  void shortTaskShowsNothing() {
    ConsoleProgress progress = progress(1);
    progress.begin("parsing", 10);
    pass(1);
    progress.advance(10);
    progress.end("");
    assertThat(shown()).isEmpty();
  }

  @Test
  void timeBeforeTheBarAppearedCounts() {
    ConsoleProgress progress = progress(1);
    progress.begin("parsing", 100);
    pass(60);
    progress.advance(25);
    progress.end("");
    assertThat(shown()).contains("parsing:  25% [", "25/100").containsPattern("1:0\\d, 3:0\\d left");
  }

  @Test
  void totalIsEstimatedFromTheShareOfTheFile() {
    ConsoleProgress progress = progress(1);
    progress.begin("parsing", -1);
    pass(60);
    progress.reached(0.25);
    progress.advance(50);
    progress.end("");
    assertThat(shown()).contains("50/200").containsPattern("1:0\\d, 3:0\\d left");
  }

  @Test
  void timeLeftIsThatOfAllEpochs() {
    ConsoleProgress progress = progress(4);
    for (int epoch = 1; epoch <= 2; epoch++) {
      progress.begin("epoch " + epoch + "/4", 100);
      pass(60);
      progress.advance(100);
      progress.end("");
    }
    assertThat(shown()).contains("epoch 1/4:  25%", "epoch 2/4:  50%")
        .containsPattern("1:0\\d, 3:0\\d left").containsPattern("2:0\\d, 2:0\\d left");
  }

  @Test
  void whatAnEarlierRunHasDoneTakesNoTime() {
    ConsoleProgress progress = progress(4);
    progress.skip(2);
    progress.begin("epoch 3/4", 100);
    pass(60);
    progress.advance(100);
    progress.end("");
    assertThat(shown()).contains("epoch 3/4:  50%").containsPattern("1:0\\d, 1:0\\d left");
  }

  @Test
  void unknownTotalShowsCountAndTime() {
    assertThat(new ProgressLine("parsing", 7, -1, Duration.ofSeconds(3700)).toString(80))
        .isEqualTo("parsing: 7 sentences, 1:01:40");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 20, 25, 40, 50, 79, 80, 200})
  void lineFitsItsTerminal(int width) {
    String line = new ProgressLine("parsing", 1234, 4936, Duration.ofSeconds(60)).toString(width);
    assertThat(line).hasSizeLessThanOrEqualTo(width);
    if (width >= 20) {
      assertThat(line).contains(" 25% ", "1:00, 3:00 left");
    }
  }

  @Test
  void resultsOnATerminalHaveNoProgressBesideThem() {
    System.setProperty(ConsoleProgress.OUTPUT_TERMINAL_PROPERTY, "true");
    try {
      assertThat(ConsoleProgress.beside("-")).isSameAs(Progress.NONE);
      assertThat(ConsoleProgress.beside("out.conllu")).isNotSameAs(Progress.NONE);
    } finally {
      System.clearProperty(ConsoleProgress.OUTPUT_TERMINAL_PROPERTY);
    }
    assertThat(ConsoleProgress.beside("-")).isNotSameAs(Progress.NONE);
  }

  private ConsoleProgress progress(int repeats) {
    return new ConsoleProgress(repeats, true, new PrintStream(err, true, StandardCharsets.UTF_8), clock::get);
  }

  private void pass(int seconds) {
    clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  private String shown() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
