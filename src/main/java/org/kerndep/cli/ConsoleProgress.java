package org.kerndep.cli;

import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.kerndep.run.Progress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows progress on standard error: on a terminal a bar for tasks that take longer than two seconds, elsewhere a log
 * line now and then. Short tasks without a result are not mentioned. The launcher says whether standard error is a terminal. One thread.
 */
final class ConsoleProgress implements Progress {

  /** The system property with which the launcher says so. */
  static final String TERMINAL_PROPERTY = "kerndep.terminal";

  private static final Logger LOG = LoggerFactory.getLogger("progress");
  private static final Duration BAR_AFTER = Duration.ofSeconds(2);
  private static final Duration LINE_EVERY = Duration.ofSeconds(10);

  private final boolean terminal = Boolean.getBoolean(TERMINAL_PROPERTY);
  private String task = "";
  private long total;
  private long done;
  private long started;
  private long lastLine;
  private ProgressBar bar;

  @Override
  public void begin(String newTask, long newTotal) {
    task = newTask;
    total = newTotal;
    done = 0;
    started = System.nanoTime();
    lastLine = started;
  }

  @Override
  public void advance(long steps) {
    done += steps;
    if (bar != null) {
      bar.stepTo(done);
    } else if (terminal && elapsed(started).compareTo(BAR_AFTER) > 0) {
      bar = newBar();
      bar.stepTo(done);
    } else if (!terminal && elapsed(lastLine).compareTo(LINE_EVERY) > 0) {
      LOG.info("{}: {}{} sentences, {} s", task, done, total < 0 ? "" : " of " + total, elapsed(started).toSeconds());
      lastLine = System.nanoTime();
    }
  }

  @Override
  public void end(String result) {
    if (bar != null) {
      bar.close();
      bar = null;
    }
    if (result.isEmpty() && elapsed(started).compareTo(BAR_AFTER) < 0) {
      return;
    }
    String time = String.format(Locale.ROOT, "%.1f", elapsed(started).toMillis() / 1000.0);
    LOG.info("{}: {} sentences in {} s{}", task, done, time, result.isEmpty() ? "" : "; " + result);
  }

  private ProgressBar newBar() {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setUnit(" sentences", 1)
        .setStyle(ProgressBarStyle.ASCII)
        .setConsumer(new ConsoleProgressBarConsumer(System.err))
        .setUpdateIntervalMillis(200)
        .build();
  }

  private static Duration elapsed(long since) {
    return Duration.ofNanos(System.nanoTime() - since);
  }
}
