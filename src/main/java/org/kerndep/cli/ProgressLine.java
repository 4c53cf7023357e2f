package org.kerndep.cli;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBarRenderer;
import me.tongfei.progressbar.ProgressState;

/**
 * One line about a running task. What matters most, the share done and the time left, is shown on any terminal; names,
 * counts and the bar only where there is room. Immutable.
 *
 * @param task what is done
 * @param done steps done
 * @param total steps in all, 0 or less if unknown
 * @param elapsed since the start
 */
record ProgressLine(String task, long done, long total, Duration elapsed) {

  private static final int MIN_BAR = 10;

  /** Draws the line on a terminal. */
  static ProgressBarRenderer renderer() {
    return (ProgressState state, int width) -> new ProgressLine(state.getTaskName(), state.getCurrent(),
        state.getMax(), state.getTotalElapsed()).toString(width);
  }

  /** The line in so many columns. */
  String toString(int width) {
    String steps = total > 0 ? done + "/" + total : Long.toString(done);
    List<String> endings = List.of(steps + " sentences, " + time(), steps + ", " + time(), time());
    for (String ending : endings) {
      String line = task + ": " + percent() + ending;
      int room = width - line.length() - 3;
      if (room >= 0) {
        return total > 0 && room >= MIN_BAR ? task + ": " + percent() + bar(room) + " " + ending : line;
      }
    }
    String line = percent() + time();
    return line.substring(0, Math.min(line.length(), Math.max(0, width)));
  }

  /** The line without a bar. */
  @Override
  public String toString() {
    return task + ": " + (total > 0 ? done + "/" + total : done) + " sentences, " + time();
  }

  private String percent() {
    return total > 0 ? String.format(Locale.ROOT, "%3d%% ", 100 * done / total) : "";
  }

  private String bar(int width) {
    int full = (int) Math.min(width, width * done / total);
    return "[" + "=".repeat(full) + " ".repeat(width - full) + "]";
  }

  private String time() {
    String left = total > 0 && done > 0
        ? ", " + clock(elapsed.toSeconds() * Math.max(0, total - done) / done) + " left"
        : "";
    return clock(elapsed.toSeconds()) + left;
  }

  private static String clock(long seconds) {
    return seconds < 3600
        ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }
}
