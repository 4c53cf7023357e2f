package org.kerndep.batch;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.journal.Journal;
import org.kerndep.batch.journal.JournalIndex;
import org.kerndep.batch.journal.RunLine;

/**
 * Brings the lines of one journal or several, and the results that are to be joined, into the order of the documents.
 * New files are written beside the old ones; then a new journal appears, and only then are they renamed, which
 * {@link #resume} completes if the process ends before. One thread, but for {@link #add}.
 */
final class Joining {

  private static final String NEW = ".new";

  private final OutputFolder folder;
  private final List<Path> files;
  /** For each document: its place in the list, its journal, and the place of its line there. */
  private final LongArrayList numbers = new LongArrayList();
  private final LongArrayList journals = new LongArrayList();
  private final LongArrayList places = new LongArrayList();

  /**
   * Joins results into files.
   *
   * @param files none if there is a file for each document
   */
  Joining(OutputFolder folder, List<Path> files) {
    this.folder = folder;
    this.files = files;
  }

  /** Adds a document. */
  synchronized void add(long number, int journal, long place) {
    numbers.add(number);
    journals.add(journal);
    places.add(place);
  }

  int size() {
    return numbers.size();
  }

  /** Writes the new files and the new journal. */
  void write(RunLine run, List<JournalIndex> sources) throws IOException {
    int[] order = IntStream.range(0, size()).toArray();
    LongArrays.radixSortIndirect(order, numbers.toLongArray(), true);
    int done = 0;
    for (int i : order) {
      done += entry(i, sources).isDone() ? 1 : 0;
    }
    Path journalFile = next(folder).resolveSibling(next(folder).getFileName() + NEW);
    try (Journal journal = Journal.open(journalFile, 0); Copies copies = new Copies()) {
      journal.add(run);
      int number = 0;
      for (int i : order) {
        Entry entry = entry(i, sources);
        if (entry.isDone() && !files.isEmpty()) {
          int file = (int) ((long) number++ * files.size() / done);
          journal.add(copies.copy(entry, numbers.getLong(i), file));
        } else {
          journal.add(entry.at(numbers.getLong(i), entry.output(), entry.offset()));
        }
      }
    }
    Files.move(journalFile, next(folder), StandardCopyOption.ATOMIC_MOVE);
    resume(folder, files);
  }

  private Entry entry(int i, List<JournalIndex> sources) throws IOException {
    return sources.get((int) journals.getLong(i)).at(places.getLong(i));
  }

  /** Completes what an earlier process began, if its new files were all written. */
  static void resume(OutputFolder folder, List<Path> files) throws IOException {
    if (!Files.exists(next(folder))) {
      return;
    }
    for (Path file : files) {
      Path complete = fresh(file);
      if (Files.exists(complete)) {
        Files.move(complete, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Files.move(next(folder), folder.journal(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    Files.deleteIfExists(folder.segment());
  }

  private static Path next(OutputFolder folder) {
    return folder.root().resolve(".journal-next");
  }

  private static Path fresh(Path file) {
    return file.resolveSibling(file.getFileName() + NEW);
  }

  /** The new files, and the old ones that they are copied from. */
  private final class Copies implements Closeable {

    private final List<FileChannel> channels = new ArrayList<>();
    private final List<OutputStream> outs = new ArrayList<>();
    private final long[] lengths = new long[files.size()];
    private final Map<String, FileChannel> sources = new HashMap<>();

    Copies() throws IOException {
      for (Path file : files) {
        FileChannel channel = FileChannel.open(fresh(file), StandardOpenOption.CREATE, StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING);
        channels.add(channel);
        outs.add(new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16));
      }
    }

    Entry copy(Entry entry, long number, int file) throws IOException {
      FileChannel source = sources.get(entry.output());
      Path path = folder.root().resolve(entry.output());
      if (source == null) {
        source = FileChannel.open(path);
        sources.put(entry.output(), source);
      }
      CRC32C checksum = new CRC32C();
      new FileRange(path, entry.offset(), entry.length()).copy(source, new CheckedOutputStream(outs.get(file), checksum));
      if (checksum.getValue() != entry.checksum()) {
        throw new IOException(path + ": the result of " + entry.id() + " is damaged; run again with --verify");
      }
      long offset = lengths[file];
      lengths[file] += entry.length();
      return entry.at(number, name(files.get(file)), offset);
    }

    private String name(Path file) {
      Path root = folder.root().toAbsolutePath();
      return file.toAbsolutePath().startsWith(root) ? root.relativize(file.toAbsolutePath()).toString()
          : file.toAbsolutePath().toString();
    }

    @Override
    public void close() throws IOException {
      for (FileChannel source : sources.values()) {
        source.close();
      }
      for (int i = 0; i < outs.size(); i++) {
        outs.get(i).flush();
        channels.get(i).force(true);
        channels.get(i).close();
      }
    }
  }
}
