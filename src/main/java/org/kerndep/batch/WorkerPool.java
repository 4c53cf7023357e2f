package org.kerndep.batch;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.kerndep.batch.work.DocumentWork;
import org.kerndep.batch.work.Problem;
import org.kerndep.batch.work.Result;

/**
 * Threads that work on documents. They take small documents several at a time from a queue of bounded length, help each
 * other with large ones, try a document for which the memory was too small again while the others pause, and are
 * replaced if they do not come back from a document whose time is over.
 */
final class WorkerPool {

  /** Stores what became of a document; called by several threads. */
  interface Finisher {
    void finish(ListedDocument item, Result result, double seconds) throws IOException;
  }

  /** Makes the work of a thread. */
  interface WorkFactory {
    DocumentWork create() throws IOException;
  }

  private static final long POLL_MILLIS = 20;
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final int threads;
  private final long limit;
  private final WorkFactory factory;
  private final Finisher finisher;
  private final BlockingQueue<List<ListedDocument>> queue;
  private final Queue<SharedJob<?>> jobs = new ConcurrentLinkedQueue<>();
  private final List<Worker> workers = new CopyOnWriteArrayList<>();
  private final AtomicInteger busy = new AtomicInteger();
  /** One for each thread that works; all for one that needs the memory alone. */
  private final Semaphore permits;
  private volatile boolean ended;
  private volatile boolean stopped;
  private volatile Throwable failure;

  WorkerPool(int threads, Duration timeLimit, WorkFactory factory, Finisher finisher) {
    this.threads = threads;
    this.limit = timeLimit.toNanos();
    this.factory = factory;
    this.finisher = finisher;
    this.queue = new ArrayBlockingQueue<>(2 * threads);
    this.permits = new Semaphore(threads, true);
  }

  void start() {
    for (int i = 0; i < threads; i++) {
      start(new ConcurrentLinkedQueue<>());
    }
    if (limit > 0) {
      daemon("kerndep-watchdog", this::watch);
    }
  }

  private void start(Queue<ListedDocument> batch) {
    Worker worker = new Worker(batch);
    workers.add(worker);
    busy.incrementAndGet();
    daemon("kerndep-annotate-" + workers.size(), worker);
  }

  private static void daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Hands out documents; waits if there are enough already. False if the pool has stopped. */
  boolean put(List<ListedDocument> batch) throws InterruptedException {
    while (!stopped) {
      if (queue.offer(batch, POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        return true;
      }
    }
    return false;
  }

  /** No more documents follow. */
  void end() {
    ended = true;
  }

  /** No further document is begun. */
  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Waits a while; true if all threads have ended. */
  boolean await(long millis) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (busy.get() > 0 && System.nanoTime() < until) {
      Thread.sleep(Math.min(5, millis));
    }
    return busy.get() == 0;
  }

  /** What ended the pool, if something did. */
  Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  void fail(Throwable e) {
    if (failure == null) {
      failure = e;
    }
    stop();
  }

  /** Gives up documents whose time is over. */
  private void watch() {
    try {
      while (busy.get() > 0) {
        Thread.sleep(2 * POLL_MILLIS);
        for (Worker worker : workers) {
          Attempt attempt = worker.attempt;
          if (attempt != null && attempt.overdue(0)) {
            attempt.interrupt();
          }
          if (attempt != null && attempt.overdue(GRACE_NANOS) && attempt.giveUp()) {
            replace(worker, attempt);
          }
        }
      }
    } catch (InterruptedException | IOException | RuntimeException e) {
      fail(e);
    }
  }

  private void replace(Worker worker, Attempt attempt) throws IOException {
    workers.remove(worker);
    permits.release(worker.held);
    start(worker.batch);
    busy.decrementAndGet();
    finisher.finish(attempt.item(), Result.failed(Problem.time(attempt.item().document())), attempt.seconds());
  }

  /** A thread's loop. */
  private final class Worker implements Runnable {

    private final Queue<ListedDocument> batch;
    private volatile Attempt attempt;
    private volatile int held;
    private boolean replaced;

    Worker(Queue<ListedDocument> batch) {
      this.batch = batch;
    }

    @Override
    public void run() {
      try (DocumentWork work = factory.create()) {
        while (!stopped && !replaced && !isAllDone()) {
          ListedDocument item = next();
          if (item != null) {
            process(work, item);
          }
        }
      } catch (Throwable e) {
        fail(e);
      } finally {
        if (!replaced) {
          busy.decrementAndGet();
        }
      }
    }

    private boolean isAllDone() {
      return ended && queue.isEmpty() && workers.stream().allMatch(Worker::isIdle);
    }

    private boolean isIdle() {
      return attempt == null && batch.isEmpty();
    }

    /** The next document, null if there was none for a while. */
    private ListedDocument next() throws InterruptedException {
      ListedDocument own = batch.poll();
      if (own != null) {
        return own;
      }
      SharedJob<?> job = jobs.peek();
      if (job != null && job.help()) {
        return null;
      }
      List<ListedDocument> taken = queue.poll(ended ? 0 : POLL_MILLIS, TimeUnit.MILLISECONDS);
      if (taken != null) {
        batch.addAll(taken);
        return batch.poll();
      }
      for (Worker other : workers) {
        ListedDocument stolen = other.batch.poll();
        if (stolen != null) {
          return stolen;
        }
      }
      Thread.sleep(1);
      return null;
    }

    private void process(DocumentWork work, ListedDocument item) throws IOException, InterruptedException {
      double before = 0;
      for (int needed = 1; true; needed = threads) {
        permits.acquire(needed);
        held = needed;
        Attempt current = new Attempt(item, limit, threads, jobs);
        attempt = current;
        Result result = work.process(item.document(), current);
        if (!current.finish()) {
          replaced = true;
          result.content().discard();
          return;
        }
        permits.release(needed);
        held = 0;
        boolean memory = result.problem().filter(p -> p.kind() == Problem.Kind.MEMORY).isPresent();
        if (!memory || needed == threads && before > 0) {
          finisher.finish(item, timed(result, current), before + current.seconds());
          attempt = null;
          return;
        }
        before = current.seconds();
      }
    }

    private static Result timed(Result result, Attempt attempt) {
      return result.problem().isPresent() && attempt.wasInterrupted()
          ? Result.failed(Problem.time(attempt.item().document())) : result;
    }
  }
}
