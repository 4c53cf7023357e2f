package org.kerndep.run;

/** Hears how far a long task is. Called from one thread. */
public interface Progress {

  /** Hears nothing. */
  Progress NONE = new Progress() {
    @Override
    public void begin(String task, long total) {}

    @Override
    public void advance(long steps) {}

    @Override
    public void end(String result) {}
  };

  /** So many tasks of the same size follow each other. */
  default void series(int tasks) {}

  /**
   * A task starts.
   *
   * @param total the number of steps, or -1 if unknown
   */
  void begin(String task, long total);

  /** So many further steps are done. */
  void advance(long steps);

  /** So many tasks that would have been begun are not, because an earlier run has done them. */
  default void skip(int tasks) {}

  /** So much of the whole is done, 0 to 1, or 0 if that is not known; for tasks whose number of steps is not known. */
  default void reached(double share) {}

  /** The task that began last is over; {@code result} is a line for the reader, or empty. */
  void end(String result);
}
