package org.kerndep.batch;

import java.util.List;
import java.util.Queue;
import java.util.function.IntFunction;
import org.kerndep.batch.work.TimeLimitException;
import org.kerndep.batch.work.WorkContext;

/**
 * A thread's work on a document, which may be given up when its time is over. The thread is interrupted only while it
 * works, so that the journal is never cut off.
 */
final class Attempt implements WorkContext {

  private enum State { RUNNING, FINISHED, GIVEN_UP }

  private final ListedDocument item;
  private final Thread thread = Thread.currentThread();
  private final long started = System.nanoTime();
  private final long limit;
  private final int threads;
  private final Queue<SharedJob<?>> jobs;
  private State state = State.RUNNING;
  private boolean interrupted;

  /**
   * Begins an attempt by the current thread.
   *
   * @param limit how many nanoseconds it may take; 0 for any time
   * @param jobs where other threads look for something to help with
   */
  Attempt(ListedDocument item, long limit, int threads, Queue<SharedJob<?>> jobs) {
    this.item = item;
    this.limit = limit;
    this.threads = item.isLarge() ? threads : 1;
    this.jobs = jobs;
  }

  ListedDocument item() {
    return item;
  }

  double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public void checkTime() {
    if (overdue(0)) {
      throw new TimeLimitException();
    }
  }

  /** Whether the time was over so many nanoseconds ago. */
  boolean overdue(long ago) {
    return limit > 0 && System.nanoTime() - started - limit > ago;
  }

  @Override
  public <T> List<T> map(int count, IntFunction<T> function) {
    if (threads == 1) {
      return WorkContext.super.map(count, function);
    }
    SharedJob<T> job = new SharedJob<>(count, function);
    jobs.add(job);
    try {
      return job.complete();
    } finally {
      jobs.remove(job);
    }
  }

  /** Interrupts the thread if it is still at work. */
  synchronized void interrupt() {
    if (state == State.RUNNING && !interrupted) {
      interrupted = true;
      thread.interrupt();
    }
  }

  /** Whether the thread was interrupted. */
  synchronized boolean wasInterrupted() {
    return interrupted;
  }

  /** Gives the attempt up; false if it is finished. */
  synchronized boolean giveUp() {
    if (state != State.RUNNING) {
      return false;
    }
    state = State.GIVEN_UP;
    return true;
  }

  /** The thread is done; false if the attempt was given up before. */
  synchronized boolean finish() {
    if (interrupted) {
      Thread.interrupted();
    }
    if (state == State.GIVEN_UP) {
      return false;
    }
    state = State.FINISHED;
    return true;
  }
}
