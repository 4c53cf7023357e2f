package org.kerndep.batch;

import java.nio.file.Path;
import java.time.Duration;
import org.kerndep.batch.source.Shard;

/**
 * How a corpus is annotated, as far as that does not decide about results. Immutable.
 *
 * @param output the folder for results
 * @param joined into how few files results go
 * @param shard the part of the corpus that is annotated
 * @param threads how many work
 * @param retryFailed whether documents that failed in an earlier run are tried again
 * @param redo whether documents are done again that were done with another model or other settings
 * @param verify whether earlier results and documents are compared by their bytes
 * @param maxFailures after how many more the run is stopped
 * @param timeLimit how long a document may take; zero for any time
 */
public record RunOptions(Path output, JoinedFiles joined, Shard shard, int threads, boolean retryFailed, boolean redo,
    boolean verify, long maxFailures, Duration timeLimit) {

  public RunOptions {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1: " + threads);
    }
    if (maxFailures < 0 || timeLimit.isNegative()) {
      throw new IllegalArgumentException("limits cannot be negative");
    }
  }

  /** The usual options. */
  public static RunOptions of(Path output) {
    return new RunOptions(output, JoinedFiles.NONE, Shard.WHOLE, 1, false, false, false, Long.MAX_VALUE, Duration.ZERO);
  }

  /** The same with another number of threads. */
  public RunOptions withThreads(int number) {
    return new RunOptions(output, joined, shard, number, retryFailed, redo, verify, maxFailures, timeLimit);
  }
}
