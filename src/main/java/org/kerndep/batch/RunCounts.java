package org.kerndep.batch;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.batch.journal.Entry;

/** Counts what becomes of the documents of a run. Shared freely by threads. */
final class RunCounts {

  private static final int MOST_NAMED = 100;

  private final List<String> failures = new ArrayList<>();
  private long done;
  private long doneBefore;
  private long failed;
  private long newFailures;
  private long skipped;
  private long sentences;
  private long words;
  private long newWords;

  synchronized void add(Entry entry, boolean before) {
    if (entry.isDone()) {
      done++;
      doneBefore += before ? 1 : 0;
      sentences += entry.sentences();
      words += entry.words();
      newWords += before ? 0 : entry.words();
      return;
    }
    failed++;
    newFailures += before ? 0 : 1;
    if (failures.size() < MOST_NAMED) {
      failures.add(entry.error());
    }
  }

  synchronized void skip() {
    skipped++;
  }

  synchronized long newFailures() {
    return newFailures;
  }

  /** The first failures in words, sorted. */
  synchronized List<String> failures() {
    return failures.stream().sorted().toList();
  }

  synchronized RunStatus status() {
    return new RunStatus(done + failed + skipped, done, doneBefore, failed, skipped, sentences, words, newWords);
  }
}
