package org.kerndep.batch.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongSupplier;
import org.kerndep.run.Failures;

/**
 * A file to which what became of each document is appended. A line reaches the system at once, so that it survives the
 * end of the process, and the disk within about a second, together with others. Shared freely by threads.
 */
public final class Journal implements Closeable {

  private static final long SYNC_NANOS = 1_000_000_000L;

  private final Path file;
  private final FileChannel channel;
  private final LongSupplier clock;
  private long lastSync;
  private boolean waiting;

  private Journal(Path file, FileChannel channel, LongSupplier clock) {
    this.file = file;
    this.channel = channel;
    this.clock = clock;
    this.lastSync = clock.getAsLong();
  }

  /**
   * Opens a journal to append to it.
   *
   * @param soundBytes how many bytes of it are whole lines; what follows is cut off
   */
  public static Journal open(Path file, long soundBytes) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      channel.truncate(soundBytes);
      channel.position(soundBytes);
      return new Journal(file, channel, System::nanoTime);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** Notes that a run begins. */
  public void add(RunLine run) throws IOException {
    append(JournalLine.of("run", run));
    sync();
  }

  /** Notes what became of a document; gives the place of its line. */
  public long add(Entry entry) throws IOException {
    return append(JournalLine.of("document", entry));
  }

  private synchronized long append(byte[] line) throws IOException {
    try {
      long place = channel.position();
      ByteBuffer bytes = ByteBuffer.wrap(line);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      waiting = true;
      if (clock.getAsLong() - lastSync > SYNC_NANOS) {
        sync();
      }
      return place;
    } catch (IOException e) {
      throw new IOException(file + ": cannot be written (" + Failures.reason(e) + "); is the disk full? the run resumes "
          + "when it is started again", e);
    }
  }

  /** Brings all lines to the disk. */
  public synchronized void sync() throws IOException {
    if (waiting) {
      channel.force(false);
      waiting = false;
    }
    lastSync = clock.getAsLong();
  }

  @Override
  public synchronized void close() throws IOException {
    if (channel.isOpen()) {
      sync();
      channel.close();
    }
  }
}
