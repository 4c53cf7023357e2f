package org.kerndep.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.SeenNames;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.DocumentWork;
import org.kerndep.batch.work.Result;
import org.kerndep.batch.work.TimeLimitException;
import org.kerndep.batch.work.WorkContext;
import org.kerndep.spark.SentenceAnnotator.SentenceText;

/**
 * The work of a task: documents in, rows out, one document at a time. Immutable; sent to executors.
 *
 * @param model the parser's
 * @param settings the text form of what else decides about results
 * @param timeLimit how long a document may take; zero for any time
 * @param files where results go beside the rows; null for nowhere
 */
record DocumentTask(SharedModel model, Map<String, String> settings, Duration timeLimit, SharedFiles files)
    implements FlatMapFunction<Iterator<Item>, Row>, Serializable {

  @Override
  public Iterator<Row> call(Iterator<Item> items) throws IOException {
    if (files != null) {
      files.requireShared();
    }
    RowIterator rows = new RowIterator(items);
    TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> rows.close());
    return rows;
  }

  /** Makes the rows of a document when the ones before are taken. One thread. */
  private final class RowIterator implements Iterator<Row> {

    private final Iterator<Item> items;
    private final AnnotationSettings parsed = AnnotationSettings.of(settings);
    private final Path scratch = Path.of(System.getProperty("java.io.tmpdir"));
    private final SentenceAnnotator annotator;
    private final DocumentWork work;
    private final Deque<Row> ready = new ArrayDeque<>();

    RowIterator(Iterator<Item> items) {
      this.items = items;
      this.annotator = new SentenceAnnotator(ExecutorModel.get(model, parsed), parsed);
      this.work = new DocumentWork(annotator, parsed, scratch);
    }

    @Override
    public boolean hasNext() {
      while (ready.isEmpty() && items.hasNext()) {
        process(items.next());
      }
      return !ready.isEmpty();
    }

    @Override
    public Row next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return ready.poll();
    }

    private void process(Item item) {
      SeenNames seen = new SeenNames();
      try (DocumentSource source = item.open(parsed.most(), scratch)) {
        for (Document listed = source.next(); listed != null; listed = source.next()) {
          Optional<Document> document = seen.admit(listed);
          if (document.isPresent()) {
            process(document.get());
          } else {
            ready.add(Rows.skipped(listed));
          }
          listed.discard();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void process(Document document) throws IOException {
      Result result = work.process(document, new Limited(System.nanoTime(), timeLimit));
      try {
        requireGoingOn();
        String file = null;
        if (result.problem().isEmpty()) {
          file = files == null ? null : files.put(document.id(), result.content());
          int number = 0;
          for (SentenceText sentence : annotator.sentences()) {
            ready.add(Rows.sentence(document, ++number, sentence));
          }
        }
        ready.add(Rows.document(document, result, file));
      } finally {
        result.content().discard();
      }
    }

    void close() {
      work.close();
    }
  }

  /** A document's time. */
  private record Limited(long started, Duration limit) implements WorkContext {
    @Override
    public void checkTime() {
      if (!limit.isZero() && System.nanoTime() - started > limit.toNanos()) {
        throw new TimeLimitException();
      }
      requireGoingOn();
    }
  }

  /** Ends a task that Spark has stopped, lest the interruption is taken for a problem of the document. */
  private static void requireGoingOn() {
    if (Thread.currentThread().isInterrupted() || TaskContext.get().isInterrupted()) {
      throw new TaskStoppedError();
    }
  }

  /** Spark wants the task to end. */
  private static final class TaskStoppedError extends Error {

    private static final long serialVersionUID = 1L;

    TaskStoppedError() {
      super("the task is stopped");
    }
  }
}
