package org.kerndep.uima;

import java.util.Locale;
import org.kerndep.run.Progress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs long tasks when they are over. One thread. */
final class LogProgress implements Progress {

  private static final Logger LOG = LoggerFactory.getLogger(LogProgress.class);

  private String task = "";
  private long started;

  @Override
  public void begin(String newTask, long total) {
    task = newTask;
    started = System.nanoTime();
  }

  @Override
  public void advance(long steps) {}

  @Override
  public void end(String result) {
    LOG.info("{}: {} s{}", task, String.format(Locale.ROOT, "%.1f", (System.nanoTime() - started) / 1e9),
        result.isEmpty() ? "" : "; " + result);
  }
}
