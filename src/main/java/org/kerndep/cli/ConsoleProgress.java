package org.kerndep.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.kerndep.run.Progress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows progress on standard error: on a terminal a bar for tasks that take longer than two seconds, elsewhere a log
 * line now and then. Short tasks without a result are not mentioned. The launcher says what is a terminal. One thread.
 */
final class ConsoleProgress implements Progress {

  /** The system property with which the launcher says that standard error is a terminal. */
  static final String TERMINAL_PROPERTY = "kerndep.terminal";
  /** The same of standard output. */
  static final String OUTPUT_TERMINAL_PROPERTY = "kerndep.terminal.output";

  private static final Logger LOG = LoggerFactory.getLogger("progress");
  private static final Duration BAR_AFTER = Duration.ofSeconds(2);
  private static final Duration LINE_EVERY = Duration.ofSeconds(10);

  private final boolean terminal;
  private final PrintStream err;
  private final LongSupplier clock;
  /** So many tasks of the same size follow each other; time left is that of all. */
  private int repeats;
  private String task = "";
  private long total;
  private long done;
  private double share;
  private int round;
  private long started;
  private long firstStarted;
  private long lastLine;
  private ProgressBar bar;

  /** Progress of single tasks. */
  ConsoleProgress() {
    this(1);
  }

  /** Progress of tasks that are repeated, such as epochs; a task of another size starts a new series. */
  ConsoleProgress(int repeats) {
    this(repeats, Boolean.getBoolean(TERMINAL_PROPERTY), System.err, System::nanoTime);
  }

  ConsoleProgress(int repeats, boolean terminal, PrintStream err, LongSupplier clock) {
    this.repeats = repeats;
    this.terminal = terminal;
    this.err = err;
    this.clock = clock;
  }

  /** Progress of a task that writes to a named target; none if results scroll over the same terminal. */
  static Progress beside(String target) {
    return target.equals(Options.STANDARD) && Boolean.getBoolean(OUTPUT_TERMINAL_PROPERTY)
        ? Progress.NONE
        : new ConsoleProgress();
  }

  @Override
  public void series(int tasks) {
    repeats = tasks;
    round = 0;
  }

  @Override
  public void begin(String newTask, long newTotal) {
    started = clock.getAsLong();
    if (round == 0 || round == repeats || newTotal != total) {
      round = 0;
      firstStarted = started;
      lastLine = started;
    }
    round++;
    task = newTask;
    total = newTotal;
    done = 0;
    share = 0;
  }

  @Override
  public void skip(int tasks) {
    repeats -= tasks;
  }

  @Override
  public void reached(double newShare) {
    share = newShare;
  }

  @Override
  public void advance(long steps) {
    done += steps;
    ProgressLine line = line();
    if (bar == null && terminal && line.elapsed().compareTo(BAR_AFTER) > 0) {
      bar = newBar(line.elapsed());
    }
    if (bar != null) {
      bar.maxHint(line.total());
      bar.stepTo(line.done());
    } else if (!terminal && elapsed(lastLine).compareTo(LINE_EVERY) > 0) {
      LOG.info("{}", line);
      lastLine = clock.getAsLong();
    }
  }

  /** What is known of the task and those of its series. */
  private ProgressLine line() {
    if (total >= 0) {
      return new ProgressLine(task, (round - 1) * total + done, repeats * total, elapsed(firstStarted));
    }
    long estimated = share > 0 ? Math.max(done, Math.round(done / share)) : -1;
    return new ProgressLine(task, done, estimated, elapsed(firstStarted));
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
    LOG.info("{}: {} in {} s{}", task, Options.count(done, "sentence"), time, result.isEmpty() ? "" : "; " + result);
  }

  private ProgressBar newBar(Duration elapsed) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .startsFrom(0, elapsed)
        .setRenderer(ProgressLine.renderer())
        .setConsumer(new ConsoleProgressBarConsumer(err))
        .setUpdateIntervalMillis(200)
        .clearDisplayOnFinish()
        .build();
  }

  private Duration elapsed(long since) {
    return Duration.ofNanos(clock.getAsLong() - since);
  }
}
