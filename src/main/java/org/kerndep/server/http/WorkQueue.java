package org.kerndep.server.http;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A fixed number of threads and a short queue before them. When it is full, work is refused, never piled up. */
final class WorkQueue implements AutoCloseable {

  private final ThreadPoolExecutor threads;

  WorkQueue(int threads, int waiting) {
    AtomicInteger number = new AtomicInteger();
    this.threads = new ThreadPoolExecutor(threads, threads, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(waiting),
        task -> {
          Thread thread = new Thread(task, "kerndep-work-" + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
  }

  /** Has work done by the next free thread. */
  void add(Runnable work) {
    try {
      threads.execute(work);
    } catch (RejectedExecutionException e) {
      throw Refusal.later(503, threads.isShutdown() ? "the server is stopping; ask again when it is back"
          : "the server has as much work as it can queue; try again in a moment");
    }
  }

  int waiting() {
    return threads.getQueue().size();
  }

  int running() {
    return threads.getActiveCount();
  }

  @Override
  public void close() {
    threads.shutdown();
  }
}
