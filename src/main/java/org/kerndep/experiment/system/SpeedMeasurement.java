package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.kerndep.data.Sentence;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreeColumns;

/**
 * How parsing speed is measured: whole passes over the sentences on the calling thread, first to warm up, then the
 * median of some more.
 *
 * @param warmUp least time of warming up; one pass at least
 * @param passes measured passes
 * @param limit no further pass is begun after this time of measuring; one pass is always measured
 * @param nanos the clock
 */
public record SpeedMeasurement(Duration warmUp, int passes, Duration limit, LongSupplier nanos) {

  public SpeedMeasurement {
    if (passes < 1) {
      throw new IllegalArgumentException("passes must be at least 1: " + passes);
    }
  }

  /** Seven passes within a minute, by the system's clock. */
  public static SpeedMeasurement after(Duration warmUp) {
    return new SpeedMeasurement(warmUp, 7, Duration.ofMinutes(1), System::nanoTime);
  }

  /**
   * Words per second of a parser with the sentences of a CoNLL file.
   *
   * @param layers what of MISC is read
   */
  double wordsPerSecond(Path input, MiscLayers layers, Consumer<Sentence> parser) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConllReader reader = ConllReader.open(input, null, TreeColumns.IGNORE)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        sentences.add(block.sentence(layers));
      }
    }
    return wordsPerSecond(sentences, parser);
  }

  /** Words per second. */
  double wordsPerSecond(List<Sentence> sentences, Consumer<Sentence> parser) {
    long words = sentences.stream().mapToLong(Sentence::size).sum();
    long begin = nanos.getAsLong();
    do {
      sentences.forEach(parser);
    } while (nanos.getAsLong() - begin < warmUp.toNanos());
    double[] speeds = new double[passes];
    int measured = 0;
    begin = nanos.getAsLong();
    long last = begin;
    do {
      sentences.forEach(parser);
      long now = nanos.getAsLong();
      speeds[measured++] = words * 1e9 / (now - last);
      last = now;
    } while (measured < passes && last - begin < limit.toNanos());
    return median(Arrays.copyOf(speeds, measured));
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int half = values.length / 2;
    return values.length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
  }
}
