package org.kerndep.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.journal.JournalIndex;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.SeenNames;
import org.kerndep.batch.source.Shard;
import org.kerndep.batch.source.Stamp;
import org.kerndep.batch.work.DocumentInput;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists documents and finds those that are to be worked on, a few small ones at a time. One thread. */
final class Lister {

  private static final Logger LOG = LoggerFactory.getLogger(Lister.class);
  private static final int MOST_DOCUMENTS = 32;
  private static final long MOST_BYTES = 1 << 16;

  /** Is told of documents that need no work. */
  interface Listener {
    /** A result or a failure of an earlier run holds. */
    void before(Entry entry, long number, boolean touched) throws IOException;

    /** It was named before. */
    void twice(Document document);
  }

  private final DocumentSource source;
  private final Shard shard;
  private final JournalIndex index;
  private final ResultStore store;
  private final EntryMaker maker;
  private final boolean retryFailed;
  private final boolean verify;
  private final Listener listener;
  private final SeenNames seen = new SeenNames();
  private long number;

  Lister(DocumentSource source, JournalIndex index, ResultStore store, RunOptions options, EntryMaker maker,
      Listener listener) {
    this.source = source;
    this.shard = options.shard();
    this.index = index;
    this.store = store;
    this.maker = maker;
    this.retryFailed = options.retryFailed();
    this.verify = options.verify();
    this.listener = listener;
  }

  /** The next documents to work on; none after the last. */
  List<ListedDocument> next() throws IOException {
    List<ListedDocument> batch = new ArrayList<>();
    long bytes = 0;
    while (batch.size() < MOST_DOCUMENTS && bytes < MOST_BYTES) {
      Document document = source.next();
      if (document == null) {
        return batch;
      }
      long place = number++;
      Optional<ListedDocument> pending = shard.contains(document.id()) ? pending(document, place) : Optional.empty();
      if (pending.isPresent()) {
        batch.add(pending.get());
        bytes += Math.max(0, pending.get().stamp().size());
      } else {
        document.discard();
      }
    }
    return batch;
  }

  private Optional<ListedDocument> pending(Document listed, long place) throws IOException {
    Document document = seen.admit(listed).orElse(null);
    if (document == null) {
      listener.twice(listed);
      return Optional.empty();
    }
    Stamp stamp = stamp(document);
    Optional<Entry> previous = index.find(document.id());
    if (previous.isEmpty() || !maker.made(previous.get())) {
      return Optional.of(new ListedDocument(document, place, stamp, previous));
    }
    Entry entry = previous.get();
    boolean same = !entry.isDone() ? !retryFailed && entry.hasStamp(stamp)
        : store.has(entry, verify) && isUnchanged(document, stamp, entry);
    if (!same) {
      return Optional.of(new ListedDocument(document, place, stamp, previous));
    }
    boolean touched = !entry.hasStamp(stamp);
    listener.before(touched ? entry.with(stamp) : entry, place, touched);
    return Optional.empty();
  }

  private static Stamp stamp(Document document) {
    try {
      return document.stamp();
    } catch (IOException e) {
      LOG.debug("opening it will tell the same: {}", e.getMessage());
      return Stamp.UNKNOWN;
    }
  }

  /** Whether a document is the one that was annotated; its bytes are looked at only if its time of change differs. */
  private boolean isUnchanged(Document document, Stamp stamp, Entry entry) throws IOException {
    if (entry.hasStamp(stamp) && !verify) {
      return true;
    }
    try {
      return entry.size() == stamp.size() && DocumentInput.hash(document).equals(entry.hash());
    } catch (IOException e) {
      return false;
    }
  }
}
