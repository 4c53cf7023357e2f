package org.kerndep.batch;

import org.kerndep.batch.ResultStore.Place;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.journal.Entry.State;
import org.kerndep.batch.work.Problem;
import org.kerndep.batch.work.Result;

/**
 * Makes journal entries of a run. Immutable.
 *
 * @param model the hash of the model
 * @param settings the hash of what else decides about results
 */
record EntryMaker(String model, String settings) {

  /** Whether an entry was made with the same model and settings. */
  boolean made(Entry entry) {
    return entry.isOf(model, settings);
  }

  Entry done(ListedDocument item, Result result, Place place, double seconds) {
    return new Entry(item.document().id(), item.document().origin(), item.number(), item.stamp().size(),
        item.stamp().modified(), result.hash(), model, settings, State.DONE, result.counts().sentences(),
        result.counts().words(), rounded(seconds), place.file(), place.offset(), result.content().length(),
        result.content().checksum(), null);
  }

  Entry failed(ListedDocument item, Problem problem, double seconds) {
    return new Entry(item.document().id(), item.document().origin(), item.number(), item.stamp().size(),
        item.stamp().modified(), "", model, settings, State.FAILED, 0, 0, rounded(seconds), null, 0, 0, 0,
        problem.kind() + ": " + problem);
  }

  private static double rounded(double seconds) {
    return Math.round(seconds * 1e3) / 1e3;
  }
}
