package org.kerndep.batch;

import java.util.Optional;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.Stamp;

/**
 * A document that is to be worked on. Immutable.
 *
 * @param document itself
 * @param number its place among all documents, from 0
 * @param stamp what it was like when it was listed
 * @param previous what became of it in an earlier run
 */
record ListedDocument(Document document, long number, Stamp stamp, Optional<Entry> previous) {

  /** Larger documents are worth the help of other threads. */
  private static final long LARGE = 1 << 18;

  boolean isLarge() {
    return stamp.size() >= LARGE;
  }
}
