package org.kerndep.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.Stamp;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.DocumentAnnotator;
import org.kerndep.batch.work.DocumentAnnotator.Counts;
import org.kerndep.batch.work.DocumentInput;
import org.kerndep.batch.work.DocumentWork;
import org.kerndep.batch.work.TimeLimitException;
import org.kerndep.batch.work.WorkContext;

/** Threads that work on documents. */
@Timeout(60)
class WorkerPoolTest {

  private final Map<String, String> outcomes = new ConcurrentHashMap<>();

  @TempDir
  Path directory;

  @Test
  void aDocumentThatNeverEndsIsGivenUpAndTheOthersAreDone() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    run(1, Duration.ofMillis(200), (id, context) -> {
      while (id.equals("b") && never.getCount() > 0) {
        Thread.onSpinWait();
      }
    }, "a", "b", "c");
    never.countDown();
    assertThat(outcomes).containsEntry("a", "done").containsEntry("c", "done");
    assertThat(outcomes.get("b")).startsWith("time: b: took longer than the time limit; allow more with --time-limit");
  }

  @Test
  void aDocumentThatLooksAtTheClockEndsSooner() throws Exception {
    run(2, Duration.ofMillis(100), (id, context) -> {
      while (id.equals("b")) {
        context.checkTime();
      }
    }, "a", "b", "c");
    assertThat(outcomes.get("b")).startsWith("time: ");
  }

  @Test
  void memoryThatIsTooSmallIsTriedAgainAlone() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    AtomicInteger others = new AtomicInteger();
    run(2, Duration.ZERO, (id, context) -> {
      if (id.equals("never")) {
        throw new OutOfMemoryError("test");
      }
      if (id.equals("second") && tries.incrementAndGet() == 1) {
        throw new OutOfMemoryError("test");
      }
      if (id.equals("second")) {
        assertThat(others).hasValue(0);
      } else {
        others.incrementAndGet();
        TimeUnit.MILLISECONDS.sleep(20);
        others.decrementAndGet();
      }
    }, "a", "second", "b", "never", "c", "d");
    assertThat(outcomes).containsEntry("second", "done").containsEntry("d", "done").hasSize(6);
    assertThat(outcomes.get("never")).startsWith("memory: never: needs more memory");
    assertThat(tries).hasValue(2);
  }

  @Test
  void idleThreadsHelpWithALargeDocument() throws Exception {
    Set<Thread> helpers = ConcurrentHashMap.newKeySet();
    run(2, Duration.ZERO, (id, context) -> {
      List<Integer> squares = context.map(100, i -> {
        helpers.add(Thread.currentThread());
        sleep();
        return i * i;
      });
      assertThat(squares).isEqualTo(IntStream.range(0, 100).map(i -> i * i).boxed().toList());
    }, "large");
    assertThat(outcomes).containsEntry("large", "done");
    assertThat(helpers).hasSize(2);
  }

  @Test
  void anEngineThatFailsIsNamedWithItsCause() throws Exception {
    run(1, Duration.ZERO, (id, context) -> {
      throw new IllegalStateException("engine", new ArithmeticException("by zero"));
    }, "a");
    assertThat(outcomes.get("a")).contains("engine: a: unexpected error", "by zero");
  }

  private static void sleep() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is done with a document. */
  private interface Action {
    void run(String id, WorkContext context) throws InterruptedException;
  }

  private void run(int threads, Duration limit, Action action, String... ids) throws Exception {
    DocumentAnnotator annotator = new DocumentAnnotator() {
      @Override
      public Counts annotate(DocumentInput input, OutputStream out, WorkContext context) {
        try {
          action.run(input.document().id(), context);
        } catch (InterruptedException e) {
          throw new TimeLimitException();
        }
        return new Counts(1, 1);
      }
    };
    WorkerPool pool = new WorkerPool(threads, limit,
        () -> new DocumentWork(annotator, AnnotationSettings.DEFAULT, directory),
        (item, result, seconds) -> outcomes.put(item.document().id(),
            result.problem().map(p -> p.kind() + ": " + p).orElse("done")));
    pool.start();
    for (String id : ids) {
      Document document = Document.of(id, "text".getBytes(StandardCharsets.UTF_8));
      pool.put(List.of(new ListedDocument(document, 0, new Stamp(id.equals("large") ? 1 << 20 : 4, 0),
          Optional.empty())));
    }
    pool.end();
    assertThat(pool.await(50_000)).isTrue();
    assertThat(pool.failure()).isEmpty();
  }
}
