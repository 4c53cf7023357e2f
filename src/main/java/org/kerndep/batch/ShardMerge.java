package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.journal.JournalIndex;
import org.kerndep.batch.journal.OutputLock;
import org.kerndep.batch.journal.RunLine;
import org.kerndep.batch.source.Shard;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.run.Version;

/** Makes one journal and one report of those of all shards, and joins their results if that is asked for. */
public final class ShardMerge {

  private static final Pattern JOURNAL = Pattern.compile("journal-([0-9]+)-of-([0-9]+)\\.jsonl");

  private final OutputFolder folder;
  private final JoinedFiles joined;

  /**
   * A merge.
   *
   * @param joined into how few files results go, as it was said to the shards
   */
  public ShardMerge(Path output, JoinedFiles joined) {
    this.folder = new OutputFolder(output, Shard.WHOLE);
    this.joined = joined;
  }

  /** Merges; refuses if a shard is missing or not complete. */
  public Report run() throws IOException {
    if (!Files.isDirectory(folder.root())) {
      throw new ChangedRunException(folder.root() + ": no such folder; name the --output of the shards");
    }
    try (OutputLock lock = OutputLock.take(folder.root(), Shard.WHOLE)) {
      List<Path> left = OtherRuns.journals(folder.root());
      resume(left);
      if (Files.exists(folder.journal()) && !left.isEmpty()) {
        removeShards(left);
        return Report.read(folder.report());
      }
      List<OutputFolder> shards = shards();
      List<JournalIndex> journals = new ArrayList<>();
      try {
        for (OutputFolder shard : shards) {
          journals.add(JournalIndex.read(shard.journal()));
        }
        return merge(shards, journals);
      } finally {
        for (JournalIndex journal : journals) {
          journal.close();
        }
      }
    }
  }

  /** Completes a merge that was killed. */
  private void resume(List<Path> shards) throws IOException {
    if (!shards.isEmpty()) {
      try (JournalIndex first = JournalIndex.read(shards.get(0))) {
        Joining.resume(folder, joined.files(folder.root(), first.lastRun().map(ShardMerge::ending).orElse("")));
      }
    }
  }

  /** The shards by number; all are there and complete. */
  private List<OutputFolder> shards() throws IOException {
    List<Path> journals = OtherRuns.journals(folder.root());
    if (journals.isEmpty()) {
      throw new ChangedRunException(folder.root() + ": has no shards to merge; run 'kerndep annotate --shard 1/N' and so "
          + "on first");
    }
    Matcher name = JOURNAL.matcher(journals.get(0).getFileName().toString());
    int count = name.matches() ? Integer.parseInt(name.group(2)) : 0;
    List<OutputFolder> shards = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      OutputFolder shard = new OutputFolder(folder.root(), new Shard(i, count));
      if (!Files.exists(shard.report()) || !Report.read(shard.report()).complete()) {
        throw new ChangedRunException(folder.root() + ": shard " + i + "/" + count + " is not complete; run it first");
      }
      shards.add(shard);
    }
    if (shards.size() != journals.size()) {
      throw new ChangedRunException(folder.root() + ": has shards of different runs (" + journals + "); remove the "
          + "journals of those that do not belong here");
    }
    return shards;
  }

  private Report merge(List<OutputFolder> shards, List<JournalIndex> journals) throws IOException {
    RunLine run = journals.get(0).lastRun().orElseThrow();
    RunCounts counts = new RunCounts();
    List<Path> files = joined.files(folder.root(), ending(run));
    Joining joining = new Joining(folder, files);
    Report first = Report.read(shards.get(0).report());
    double seconds = 0;
    long skipped = 0;
    for (int i = 0; i < journals.size(); i++) {
      JournalIndex journal = journals.get(i);
      RunLine other = journal.lastRun().orElseThrow();
      if (!other.model().equals(run.model()) || !other.settings().equals(run.settings())) {
        throw new ChangedRunException(folder.root() + ": shard " + (i + 1) + " was annotated with another model or other "
            + "settings than shard 1; run one of them again");
      }
      for (long place : journal.places()) {
        Entry entry = journal.at(place);
        requireJoined(entry);
        counts.add(entry, false);
        joining.add(entry.number(), i, place);
      }
      Report report = Report.read(shards.get(i).report());
      seconds += report.seconds();
      skipped += report.documents().skipped();
    }
    for (long i = 0; i < skipped; i++) {
      counts.skip();
    }
    RunStatus status = counts.status();
    Report report = new Report(true, Report.Documents.of(status), status.sentences(), status.words(), seconds,
        status.words() / Math.max(1e-9, seconds), Version.current(), first.model(), first.settings(),
        counts.failures());
    report.write(folder.report());
    joining.write(run, journals);
    removeShards(OtherRuns.journals(folder.root()));
    return report;
  }

  private void requireJoined(Entry entry) throws ChangedRunException {
    if (joined.isNone() && entry.isDone() && entry.output().startsWith(".segment")) {
      throw new ChangedRunException(folder.root() + ": the shards were run with --single or --parts; give the same to "
          + "--merge");
    }
  }

  private static String ending(RunLine run) {
    return AnnotationSettings.of(run.options()).ending();
  }

  private void removeShards(List<Path> journals) throws IOException {
    for (Path journal : journals) {
      Matcher name = JOURNAL.matcher(journal.getFileName().toString());
      if (name.matches()) {
        OutputFolder shard = new OutputFolder(folder.root(),
            new Shard(Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2))));
        Files.deleteIfExists(shard.report());
        Files.deleteIfExists(shard.segment());
        Files.deleteIfExists(folder.root().resolve(".lock" + shard.shard().suffix()));
        Files.deleteIfExists(journal);
      }
    }
  }
}
