package org.kerndep.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;

/**
 * A fixed number of threads that map numbered items to results and return them in order. What a call returns does not
 * depend on the number of threads as long as the function does not. Used by one thread at a time.
 */
public final class Workers implements AutoCloseable {

  private final int threads;
  private final ExecutorService helpers;

  /** The calling thread works too, so one thread starts none. */
  public Workers(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1: " + threads);
    }
    this.threads = threads;
    this.helpers = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1, daemons());
  }

  public int threads() {
    return threads;
  }

  /**
   * The results for 0 to count-1. Items are handed out one by one, so their sizes may differ. If items fail, the
   * failure of the first of them is thrown once every thread has stopped.
   */
  public <T> List<T> map(int count, IntFunction<T> function) {
    List<T> results = new ArrayList<>(Collections.nCopies(count, null));
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Failure> failure = new AtomicReference<>();
    Runnable work = () -> {
      for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
        try {
          results.set(i, function.apply(i));
        } catch (RuntimeException | Error e) {
          failure.accumulateAndGet(new Failure(i, e), Failure::first);
          next.set(count);
        }
      }
    };
    List<Future<?>> pending = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, count); i++) {
      pending.add(helpers.submit(work));
    }
    work.run();
    pending.forEach(Workers::await);
    if (failure.get() != null) {
      failure.get().raise();
    }
    return results;
  }

  private static void await(Future<?> future) {
    try {
      future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a worker", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** What an item threw. Items go out in order, so the first that fails is the same for any number of threads. */
  private record Failure(int item, Throwable cause) {

    static Failure first(Failure known, Failure other) {
      return known == null || other.item < known.item ? other : known;
    }

    void raise() {
      if (cause instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) cause;
    }
  }

  private static ThreadFactory daemons() {
    AtomicInteger number = new AtomicInteger();
    return task -> {
      Thread thread = new Thread(task, "kerndep-worker-" + number.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  @Override
  public void close() {
    if (helpers != null) {
      helpers.shutdownNow();
    }
  }
}
