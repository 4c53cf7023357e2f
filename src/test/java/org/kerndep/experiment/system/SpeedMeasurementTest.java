package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.testing.Sentences;

/** With a clock that each parse moves forward. */
class SpeedMeasurementTest {

  private static final List<Sentence> SENTENCES = List.of(Sentences.sentence("a b c"), Sentences.sentence("d e"));

  private long now;
  private int parsed;

  private double measure(SpeedMeasurement test, long... secondsOfPasses) {
    return test.wordsPerSecond(SENTENCES, sentence -> {
      int pass = Math.min(parsed++ / SENTENCES.size(), secondsOfPasses.length - 1);
      now += Duration.ofSeconds(secondsOfPasses[pass]).toNanos() / SENTENCES.size();
    });
  }

  @Test
  void isTheMedianOfThePassesAfterTheWarmUp() {
    SpeedMeasurement test = new SpeedMeasurement(Duration.ofSeconds(15), 3, Duration.ofHours(1), () -> now);
    assertThat(measure(test, 10, 10, 1, 5, 2)).isCloseTo(5 / 2.0, within(1e-9));
    assertThat(parsed).isEqualTo(5 * SENTENCES.size());
  }

  @Test
  void slowParsersAreMeasuredOnceAfterOneWarmUp() {
    SpeedMeasurement test = new SpeedMeasurement(Duration.ZERO, 7, Duration.ofSeconds(60), () -> now);
    assertThat(measure(test, 100)).isCloseTo(0.05, within(1e-9));
    assertThat(parsed).isEqualTo(2 * SENTENCES.size());
  }
}
