package org.kerndep.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.kerndep.batch.RunStatus;
import org.kerndep.batch.source.DocumentCount;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.source.Shard;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows how far the annotation of a corpus is: on a terminal a line that is drawn again and again, else a line of the
 * log now and then. Documents are counted in the background, so that the time left is known. One thread.
 */
final class CorpusProgress implements Consumer<RunStatus>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger("progress");
  private static final Duration LINE_EVERY = Duration.ofSeconds(30);
  private static final String CLEAR = "\r\u001B[K";

  private final boolean terminal;
  private final PrintStream err;
  private final DocumentCount counter;
  private final long started = System.nanoTime();
  private volatile long total = -1;
  private long lastLine = started;
  private boolean drawn;

  private CorpusProgress(boolean terminal, PrintStream err, DocumentCount counter) {
    this.terminal = terminal;
    this.err = err;
    this.counter = counter;
  }

  /**
   * Begins to count documents.
   *
   * @param all whether the inputs are all that is annotated
   */
  static CorpusProgress of(Inputs inputs, boolean all, Shard shard) {
    CorpusProgress progress = new CorpusProgress(Boolean.getBoolean(ConsoleProgress.TERMINAL_PROPERTY), System.err,
        new DocumentCount(inputs));
    if (all) {
      Thread counting = new Thread(() -> progress.count(shard.count()), "kerndep-count");
      counting.setDaemon(true);
      counting.start();
    }
    return progress;
  }

  private void count(int shards) {
    OptionalLong counted = counter.count();
    total = counted.isPresent() ? counted.getAsLong() / shards : -1;
  }

  @Override
  public void accept(RunStatus status) {
    if (terminal) {
      err.print(CLEAR + text(status, total, seconds(started)));
      err.flush();
      drawn = true;
    } else if (seconds(lastLine) > LINE_EVERY.toSeconds()) {
      LOG.info("{}", text(status, total, seconds(started)));
      lastLine = System.nanoTime();
    }
  }

  /** How far it is, in words. */
  static String text(RunStatus status, long total, double seconds) {
    long now = status.in() - status.doneBefore();
    double rate = now / Math.max(seconds, 1e-3);
    StringBuilder text = new StringBuilder("annotating: ");
    if (total > 0) {
      text.append(Math.min(100, 100 * status.in() / total)).append("% ");
    }
    text.append(status.in()).append(total > 0 ? "/" + total : "").append(" documents");
    text.append(String.format(Locale.ROOT, ", %.1f documents/s, %.0f words/s, %d failed, %s", rate,
        status.newWords() / Math.max(seconds, 1e-3), status.failed(), clock(Math.round(seconds))));
    if (total > status.in() && now > 0) {
      text.append(", ").append(clock(Math.round((total - status.in()) / rate))).append(" left");
    }
    return text.toString();
  }

  private static String clock(long seconds) {
    return seconds < 3600
        ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  @Override
  public void close() {
    counter.cancel();
    if (drawn) {
      err.print(CLEAR);
      err.flush();
      drawn = false;
    }
  }
}
