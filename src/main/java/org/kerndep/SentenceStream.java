package org.kerndep;

import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/** Parses the sentences of a source on several threads and hands the results on in order, in bounded memory. */
final class SentenceStream {

  /** So many sentences are worth a thread's start; more would only take memory. */
  static final int MOST_PER_THREAD = 64;

  /** What is done with a sentence; on any thread. */
  @FunctionalInterface
  interface Step<T> {
    T apply(ConllBlock block) throws IOException;
  }

  /** Where the results go; called from one thread. */
  @FunctionalInterface
  interface Sink<T> {
    void accept(T result) throws IOException;
  }

  private final Workers workers;
  private final int perThread;

  /**
   * A stream.
   *
   * @param perThread how many sentences per thread are in memory at a time
   */
  SentenceStream(Workers workers, int perThread) {
    this.workers = workers;
    this.perThread = perThread;
  }

  /**
   * Reads to the end of the input.
   *
   * @param out what the sink writes to
   * @param prompt whether each result is written before the next sentence is read
   */
  <T> void run(SentenceSource in, Flushable out, boolean prompt, Progress progress, Step<T> step, Sink<T> sink)
      throws IOException {
    int batchSize = prompt ? 1 : perThread * workers.threads();
    progress.begin("parsing", -1);
    List<ConllBlock> batch = new ArrayList<>();
    ConllBlock block;
    do {
      block = in.next();
      if (block != null) {
        batch.add(block);
      }
      if (block == null || batch.size() == batchSize) {
        for (T result : map(in, batch, step)) {
          sink.accept(result);
        }
        progress.reached(in.share());
        progress.advance(batch.size());
        batch.clear();
        if (prompt) {
          out.flush();
        }
      }
    } while (block != null);
    progress.end("");
  }

  private <T> List<T> map(SentenceSource in, List<ConllBlock> blocks, Step<T> step) throws IOException {
    try {
      return workers.map(blocks.size(), i -> {
        try {
          return step.apply(in.prepared(blocks.get(i)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
