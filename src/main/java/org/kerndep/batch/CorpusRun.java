package org.kerndep.batch;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.journal.Journal;
import org.kerndep.batch.journal.JournalIndex;
import org.kerndep.batch.journal.OutputLock;
import org.kerndep.batch.journal.RunLine;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.Annotators;
import org.kerndep.batch.work.DocumentWork;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.batch.work.Result;
import org.kerndep.run.Version;

/**
 * Annotates the documents of a corpus into a folder. Every document gets a result or a failure that is put aside; the
 * journal says which, so that the same run, started again, continues. Results do not depend on the number of threads.
 */
public final class CorpusRun {

  private static final long TICK_MILLIS = 200;

  private final ModelSource model;
  private final AnnotationSettings settings;
  private final RunOptions options;
  private final OutputFolder folder;
  private final EntryMaker maker;
  private final RunCounts counts = new RunCounts();
  private final Quarantine quarantine;
  private final long started = System.nanoTime();
  private Journal journal;
  private ResultStore store;
  private Joining joining;
  private WorkerPool pool;
  private volatile boolean changed;

  public CorpusRun(ModelSource model, AnnotationSettings settings, RunOptions options) {
    this.model = model;
    this.settings = settings;
    this.options = options;
    this.folder = new OutputFolder(options.output(), options.shard());
    this.maker = new EntryMaker(model.hash(), settings.hash());
    this.quarantine = new Quarantine(folder.failed());
    if (!options.joined().isNone() && !settings.to().isJoinable()) {
      throw new IllegalArgumentException("documents in " + settings.to() + " cannot be joined into one file; they need "
          + "a file each");
    }
  }

  /**
   * Annotates all documents of a source.
   *
   * @param progress is told now and then how far the run is
   */
  public Report run(DocumentSource source, Consumer<RunStatus> progress) throws IOException {
    Files.createDirectories(folder.root());
    try (OutputLock lock = OutputLock.take(folder.root(), options.shard())) {
      folder.prepare();
      List<Path> files = options.joined().files(folder.root(), settings.ending());
      Joining.resume(folder, files);
      OtherRuns.refuse(folder);
      try (JournalIndex index = JournalIndex.read(folder.journal())) {
        OtherRuns.refuseChanged(folder, index, runLine(), options.redo());
        boolean complete = run(source, index, files, progress);
        progress.accept(counts.status());
        return finish(complete, index, files);
      }
    }
  }

  private boolean run(DocumentSource source, JournalIndex index, List<Path> files, Consumer<RunStatus> progress)
      throws IOException {
    Annotators annotators = Annotators.of(model, settings);
    joining = new Joining(folder, files);
    try (Journal opened = Journal.open(folder.journal(), index.soundBytes());
        ResultStore opening = options.joined().isNone() ? new FileStore(folder, settings.ending())
            : new JoinedStore(folder)) {
      journal = opened;
      store = opening;
      if (!index.lastRun().equals(Optional.of(runLine()))) {
        journal.add(runLine());
      }
      annotators.writeCommon(folder.root());
      Lister lister = new Lister(source, index, store, options, maker, new Earlier(index));
      pool = new WorkerPool(options.threads(), options.timeLimit(),
          () -> new DocumentWork(annotators.create(), settings, folder.scratch()), this::finish);
      boolean complete = work(lister, annotators, progress);
      annotators.end();
      return complete;
    }
  }

  /** Whether all documents were worked on. */
  private boolean work(Lister lister, Annotators annotators, Consumer<RunStatus> progress) throws IOException {
    List<ListedDocument> first = lister.next();
    if (first.isEmpty()) {
      return true;
    }
    annotators.create().close();
    pool.start();
    Thread listing = new Thread(() -> list(lister, first), "kerndep-list");
    listing.setDaemon(true);
    listing.start();
    try {
      while (!pool.await(TICK_MILLIS)) {
        progress.accept(counts.status());
      }
      listing.join();
    } catch (InterruptedException e) {
      pool.stop();
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted; the run resumes when it is started again");
    }
    if (pool.failure().isPresent()) {
      throw failure(pool.failure().get());
    }
    return !pool.isStopped();
  }

  private void list(Lister lister, List<ListedDocument> first) {
    try {
      List<ListedDocument> batch = first;
      while (!batch.isEmpty() && pool.put(batch)) {
        batch = lister.next();
      }
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      pool.fail(e);
    } finally {
      pool.end();
    }
  }

  private static IOException failure(Throwable e) {
    if (e instanceof RuntimeException unchecked && !(e instanceof UncheckedIOException)) {
      throw unchecked;
    }
    if (e instanceof Error error) {
      throw error;
    }
    return e instanceof UncheckedIOException unchecked ? unchecked.getCause()
        : e instanceof IOException io ? io : new IOException(e);
  }

  /** Stores what became of a document; called by several threads. */
  private void finish(ListedDocument item, Result result, double seconds) throws IOException {
    Entry entry;
    if (result.problem().isPresent()) {
      entry = maker.failed(item, result.problem().get(), seconds);
      quarantine.put(item.document(), result.problem().get());
    } else {
      entry = maker.done(item, result, store.put(item.document().id(), result.content()), seconds);
    }
    if (item.previous().isPresent()) {
      removeEarlier(item.previous().get(), entry);
    }
    joining.add(item.number(), 0, journal.add(entry));
    changed = true;
    item.document().discard();
    counts.add(entry, false);
    if (counts.newFailures() > options.maxFailures()) {
      pool.stop();
    }
  }

  /** Removes what an earlier run left of a document, unless it was replaced. */
  private void removeEarlier(Entry earlier, Entry now) throws IOException {
    if (!earlier.isDone() && now.isDone()) {
      quarantine.remove(now.id());
    }
    if (earlier.isDone() && earlier.output().startsWith(OutputFolder.DOCUMENTS)
        && !earlier.output().equals(now.output())) {
      Files.deleteIfExists(folder.root().resolve(earlier.output()));
    }
  }

  /** Documents that need no work. */
  private final class Earlier implements Lister.Listener {

    private final JournalIndex index;

    Earlier(JournalIndex index) {
      this.index = index;
    }

    @Override
    public void before(Entry entry, long number, boolean touched) throws IOException {
      counts.add(entry, true);
      joining.add(number, 0, touched ? journal.add(entry) : index.place(entry.id()));
      changed |= touched || number != entry.number() || entry.isDone() && entry.output().startsWith(".segment");
    }

    @Override
    public void twice(Document document) {
      counts.skip();
    }
  }

  private RunLine runLine() {
    return new RunLine(RunLine.VERSION, Version.current(), maker.model(), maker.settings(), settings.shownOptions());
  }

  private Report finish(boolean complete, JournalIndex before, List<Path> files) throws IOException {
    boolean joins = complete && !files.isEmpty() && options.shard().count() == 1;
    if (joins && (changed || before.size() != joining.size() || !files.stream().allMatch(Files::exists))) {
      try (JournalIndex index = JournalIndex.read(folder.journal())) {
        joining.write(runLine(), List.of(index));
      }
    }
    if (joins) {
      Files.deleteIfExists(folder.segment());
    }
    RunStatus status = counts.status();
    double seconds = (System.nanoTime() - started) / 1e9;
    Report report = new Report(complete, Report.Documents.of(status), status.sentences(), status.words(), seconds,
        status.newWords() / seconds, Version.current(), model.name() + " " + maker.model(), settings.shownOptions(),
        counts.failures());
    report.write(folder.report());
    folder.cleanUp();
    return report;
  }
}
