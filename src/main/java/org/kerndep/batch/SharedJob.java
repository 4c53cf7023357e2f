package org.kerndep.batch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.kerndep.batch.work.TimeLimitException;

/**
 * Numbered items that a thread works on with the help of others that have nothing else to do. If items fail, the
 * failure of the first of them counts.
 */
final class SharedJob<T> {

  private final int count;
  private final IntFunction<T> function;
  private final List<T> results;
  private int next;
  private int running;
  private int failedItem = Integer.MAX_VALUE;
  private Throwable failure;

  SharedJob(int count, IntFunction<T> function) {
    this.count = count;
    this.function = function;
    this.results = Collections.synchronizedList(new ArrayList<>(Collections.nCopies(count, null)));
  }

  /** Works on an item; false if none is left. */
  boolean help() {
    int item = take();
    if (item < 0) {
      return false;
    }
    try {
      results.set(item, function.apply(item));
      end(item, null);
    } catch (RuntimeException | Error e) {
      end(item, e);
    }
    return true;
  }

  private synchronized int take() {
    if (next >= count) {
      return -1;
    }
    running++;
    return next++;
  }

  private synchronized void end(int item, Throwable e) {
    running--;
    if (e != null && item < failedItem) {
      failedItem = item;
      failure = e;
      next = count;
    }
    notifyAll();
  }

  /** Works until all is done, and waits for helpers. */
  List<T> complete() {
    boolean worked = true;
    while (worked) {
      worked = help();
    }
    awaitHelpers();
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
    return results;
  }

  private synchronized void awaitHelpers() {
    try {
      while (running > 0) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TimeLimitException();
    }
  }
}
