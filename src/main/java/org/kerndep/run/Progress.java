package org.kerndep.run;

/** Is told how far a long task has come. Called from one thread. */
public interface Progress {

  /** Reports nothing. */
  Progress NONE = new Progress() {
    @Override
    public void begin(String task, long total) {}

    @Override
    public void advance(long steps) {}

    @Override
    public void end(String result) {}
  };

  /** That many tasks of the same size follow. */
  default void series(int tasks) {}

  /**
   * A task starts.
   *
   * @param total the number of steps, or -1 if unknown
   */
  void begin(String task, long total);

  /** That many further steps are done. */
  void advance(long steps);

  /** That many tasks are skipped because an earlier run has done them. */
  default void skip(int tasks) {}

  /** So much of the whole is done, 0 to 1, or 0 if that is not known; for tasks whose number of steps is not known. */
  default void reached(double share) {}

  /** The task that began last is over; {@code result} is a line for the reader, or empty. */
  void end(String result);
}
