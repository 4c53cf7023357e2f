package org.kerndep.batch.work;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What work on a document has at its disposal: time, and other threads that may help. */
public interface WorkContext {

  /** All the time, and no help. */
  WorkContext ALONE = new WorkContext() {};

  /** Throws {@link TimeLimitException} if the document's time is up. */
  default void checkTime() {}

  /** How many threads may help, this one included. */
  default int threads() {
    return 1;
  }

  /** The results for 0 to count-1, computed by this thread and others that have nothing else to do. */
  default <T> List<T> map(int count, IntFunction<T> function) {
    List<T> results = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      results.add(function.apply(i));
    }
    return results;
  }
}
