package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ordered parallel map. */
@Timeout(30)
class WorkersTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void resultsAreInOrderWhateverTheNumberOfThreads(int threads) {
    List<Integer> expected = IntStream.range(0, 1000).map(i -> i * i).boxed().toList();
    assertThat(map(threads, 1000, i -> i * i)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void fewerItemsThanThreadsAreFine(int threads) {
    assertThat(map(threads, 0, i -> i)).isEmpty();
    assertThat(map(threads, 1, i -> i)).containsExactly(0);
  }

  @Test
  void oneThreadIsTheCallersOwn() {
    assertThat(map(1, 5, i -> Thread.currentThread())).containsOnly(Thread.currentThread());
  }

  @Test
  void allThreadsWorkAtOnce() {
    CyclicBarrier together = new CyclicBarrier(3);
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    map(3, 3, i -> {
      meet(together);
      return seen.add(Thread.currentThread());
    });
    assertThat(seen).hasSize(3).contains(Thread.currentThread());
  }

  @Test
  void isUsedAgain() {
    try (Workers workers = new Workers(2)) {
      assertThat(workers.map(3, i -> i)).containsExactly(0, 1, 2);
      assertThat(workers.map(2, i -> "x" + i)).containsExactly("x0", "x1");
      assertThat(workers.threads()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void exceptionOfAnyItemReachesTheCaller(int threads) {
    for (int bad : new int[] {0, 50, 99}) {
      assertThatExceptionOfType(ArithmeticException.class)
          .isThrownBy(() -> map(threads, 100, i -> 1 / (i - bad)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void exceptionOfTheFirstBadItemIsTheOneThrown(int threads) {
    for (int repeat = 0; repeat < 50; repeat++) {
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(() -> map(threads, 100, i -> {
            if (i % 10 == 7) {
              throw new IllegalStateException("item " + i);
            }
            return i;
          }))
          .withMessage("item 7");
    }
  }

  @Test
  void exceptionOfTheCallersThreadReachesTheCaller() {
    Thread caller = Thread.currentThread();
    failsOn(thread -> thread == caller);
  }

  @Test
  void exceptionOfAHelperReachesTheCaller() {
    Thread caller = Thread.currentThread();
    failsOn(thread -> thread != caller);
  }

  @Test
  void errorOfAHelperReachesTheCaller() {
    Thread caller = Thread.currentThread();
    CyclicBarrier together = new CyclicBarrier(2);
    assertThatExceptionOfType(StackOverflowError.class).isThrownBy(() -> map(2, 2, i -> {
      meet(together);
      if (Thread.currentThread() != caller) {
        throw new StackOverflowError("deep");
      }
      return i;
    }));
  }

  @Test
  void worksOnAfterAnException() {
    try (Workers workers = new Workers(2)) {
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(() -> workers.map(10, i -> {
            throw new IllegalStateException("bad item");
          }));
      assertThat(workers.map(3, i -> i)).containsExactly(0, 1, 2);
    }
  }

  @Test
  void nobodyWorksAnyMoreWhenAnExceptionReachesTheCaller() {
    Thread caller = Thread.currentThread();
    CyclicBarrier together = new CyclicBarrier(3);
    CountDownLatch failed = new CountDownLatch(1);
    AtomicBoolean slowIsDone = new AtomicBoolean();
    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> map(3, 3, i -> {
      meet(together);
      if (Thread.currentThread() == caller) {
        return i;
      }
      if (Thread.currentThread().getName().endsWith("-1")) {
        failed.countDown();
        throw new IllegalStateException("bad item");
      }
      sleepAfter(failed);
      slowIsDone.set(true);
      return i;
    }));
    assertThat(slowIsDone).isTrue();
  }

  @Test
  void rejectsLessThanOneThread() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Workers(0)).withMessage("threads must be at least 1: 0");
  }

  private static void failsOn(Predicate<Thread> isBad) {
    CyclicBarrier together = new CyclicBarrier(2);
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> map(2, 2, i -> {
          meet(together);
          if (isBad.test(Thread.currentThread())) {
            throw new IllegalStateException("bad item");
          }
          return i;
        }))
        .withMessage("bad item");
  }

  private static <T> List<T> map(int threads, int count, IntFunction<T> function) {
    try (Workers workers = new Workers(threads)) {
      return workers.map(count, function);
    }
  }

  /** Makes sure that each thread has one item. */
  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(10, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static void sleepAfter(CountDownLatch event) {
    try {
      event.await();
      Thread.sleep(100);
    } catch (InterruptedException e) {
      throw new AssertionError("stopped before it was done", e);
    }
  }
}
