package org.kerndep.batch.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.batch.source.Shard;
import org.kerndep.batch.source.Stamp;

/** The journal of a run. */
class JournalTest {

  @TempDir
  Path directory;

  @Test
  void theLastLineOfADocumentCounts() throws IOException {
    Path file = directory.resolve("j");
    try (Journal journal = Journal.open(file, 0)) {
      journal.add(new RunLine(1, "1.0", "m", "s", Map.of("k", "1")));
      journal.add(entry("a", Entry.State.FAILED));
      journal.add(entry("b", Entry.State.DONE));
      journal.add(entry("a", Entry.State.DONE));
    }
    try (JournalIndex index = JournalIndex.read(file)) {
      assertThat(index.size()).isEqualTo(2);
      assertThat(index.find("a")).contains(entry("a", Entry.State.DONE));
      assertThat(index.find("c")).isEmpty();
      assertThat(index.lastRun()).contains(new RunLine(1, "1.0", "m", "s", Map.of("k", "1")));
      assertThat(index.at(index.places()[0]).id()).isEqualTo("b");
    }
  }

  @Test
  void anIncompleteLastLineIsCutOffAndADamagedOnePassedOver() throws IOException {
    Path file = directory.resolve("j");
    try (Journal journal = Journal.open(file, 0)) {
      journal.add(entry("a", Entry.State.DONE));
      journal.add(entry("b", Entry.State.DONE));
      journal.add(entry("c", Entry.State.DONE));
    }
    List<String> lines = Files.readAllLines(file);
    Files.writeString(file, lines.get(0) + "\n" + lines.get(1).replace("\"words\":3", "\"words\":4") + "\n"
        + lines.get(2).substring(0, 40));
    try (JournalIndex index = JournalIndex.read(file)) {
      assertThat(index.size()).isOne();
      assertThat(index.soundBytes()).isEqualTo(lines.get(0).length() + lines.get(1).length() + 2);
      try (Journal journal = Journal.open(file, index.soundBytes())) {
        journal.add(entry("c", Entry.State.DONE));
      }
    }
    try (JournalIndex index = JournalIndex.read(file)) {
      assertThat(index.find("c")).isPresent();
      assertThat(index.find("b")).isEmpty();
    }
  }

  @Test
  void aJournalOfALaterVersionIsRefused() throws IOException {
    Path file = directory.resolve("j");
    try (Journal journal = Journal.open(file, 0)) {
      journal.add(new RunLine(99, "9.0", "m", "s", Map.of()));
    }
    assertThatThrownBy(() -> JournalIndex.read(file)).hasMessageContaining("newer kerndep (9.0)");
  }

  @Test
  void aFolderHasOneRunOrSeveralShards() throws IOException {
    try (OutputLock whole = OutputLock.take(directory, Shard.WHOLE)) {
      assertRefused(Shard.WHOLE);
      assertRefused(new Shard(1, 2));
    }
    OutputLock.take(directory, Shard.WHOLE).close();
  }

  private void assertRefused(Shard shard) {
    assertThatThrownBy(() -> OutputLock.take(directory, shard)).isInstanceOf(OutputInUseException.class)
        .hasMessageContaining("another run is writing here");
  }

  private static Entry entry(String id, Entry.State state) {
    return new Entry(id, "/in/" + id, 0, 10, 20, "hash", "m", "s", state, 1, 3, 0.5, "documents/" + id, 0, 30, 40, null)
        .with(new Stamp(11, 21));
  }
}
