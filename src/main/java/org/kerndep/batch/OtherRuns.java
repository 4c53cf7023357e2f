package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.batch.journal.JournalIndex;
import org.kerndep.batch.journal.RunLine;

/** Refuses an output folder in which earlier runs did something that does not go with a new one. */
final class OtherRuns {

  private OtherRuns() {}

  /** Refuses a whole run where shards wait to be merged, and a shard where there is a whole run. */
  static void refuse(OutputFolder folder) throws IOException {
    if (folder.shard().count() > 1 && Files.exists(folder.root().resolve("journal.jsonl"))) {
      throw new ChangedRunException(folder.root() + ": was annotated as a whole or merged; run without --shard, or name "
          + "another --output");
    }
    if (folder.shard().count() == 1 && !journals(folder.root()).isEmpty()) {
      throw new ChangedRunException(folder.root() + ": has shards that are not merged; run 'kerndep annotate --merge "
          + "--output " + folder.root() + "' first, or name another --output");
    }
  }

  /** The journals of shards, sorted. */
  static List<Path> journals(Path root) throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(root, "journal-*-of-*.jsonl")) {
      files.forEach(found::add);
    }
    return found.stream().sorted().toList();
  }

  /** Refuses another model or other settings than those of the last run, unless all may be done again. */
  static void refuseChanged(OutputFolder folder, JournalIndex index, RunLine now, boolean redo) throws IOException {
    RunLine last = index.lastRun().orElse(now);
    if (redo || index.size() == 0) {
      return;
    }
    if (!last.model().equals(now.model())) {
      throw new ChangedRunException(folder.root() + ": was annotated with another model (" + last.model() + ", now "
          + now.model() + "); name another --output, or give --redo to annotate its documents again");
    }
    if (!last.settings().equals(now.settings())) {
      throw new ChangedRunException(folder.root() + ": was annotated with other settings (" + difference(last, now)
          + "); name another --output, or give --redo to annotate its documents again");
    }
  }

  private static String difference(RunLine last, RunLine now) {
    List<String> differences = new ArrayList<>();
    now.options().forEach((key, value) -> {
      String before = last.options().getOrDefault(key, "none");
      if (!before.equals(value) && !key.equals("max-size")) {
        differences.add(key + " " + before + ", now " + value);
      }
    });
    return differences.isEmpty() ? "an option is gone" : String.join("; ", differences);
  }
}
