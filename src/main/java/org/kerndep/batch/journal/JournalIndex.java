package org.kerndep.batch.journal;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the last line of each document in a journal. Holds some 30 bytes for each document; the lines stay in the file.
 * One thread.
 */
public final class JournalIndex implements Closeable {

  private static final Logger LOG = LoggerFactory.getLogger(JournalIndex.class);

  private final Path file;
  private final FileChannel channel;
  private final Long2LongOpenHashMap places = new Long2LongOpenHashMap();
  private final MessageDigest digest;
  private RunLine lastRun;
  private long soundBytes;

  private JournalIndex(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
    places.defaultReturnValue(-1);
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Reads a journal; one that does not exist is empty. Damaged lines are passed over, so that their documents are done
   * again.
   */
  public static JournalIndex read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new JournalIndex(file, null);
    }
    JournalIndex index = new JournalIndex(file, FileChannel.open(file, StandardOpenOption.READ));
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      index.scan(in);
      return index;
    } catch (IOException e) {
      index.close();
      throw e;
    }
  }

  private void scan(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 10);
    long start = 0;
    long number = 1;
    for (int b = in.read(); b >= 0; b = in.read()) {
      if (b != '\n') {
        line.write(b);
        continue;
      }
      add(line.toString(StandardCharsets.UTF_8), start, number);
      start += line.size() + 1;
      soundBytes = start;
      number++;
      line.reset();
    }
    if (line.size() > 0) {
      LOG.info("{}:{}: the last line is incomplete, as after a crash; its document is done again", file, number);
    }
  }

  private void add(String line, long start, long number) throws IOException {
    if (!JournalLine.isSound(line)) {
      LOG.warn("{}:{}: the line is damaged; its document is done again", file, number);
      return;
    }
    Optional<RunLine> run = JournalLine.run(line);
    if (run.isPresent() && run.get().version() > RunLine.VERSION) {
      throw new IOException(file + ": was written by a newer kerndep (" + run.get().program() + "); use that one, or "
          + "another output folder");
    }
    run.ifPresent(begun -> lastRun = begun);
    JournalLine.document(line).ifPresent(entry -> places.put(key(entry.id()), start));
  }

  /** The run that began last, if any did. */
  public Optional<RunLine> lastRun() {
    return Optional.ofNullable(lastRun);
  }

  /** How many bytes of the journal are whole lines. */
  public long soundBytes() {
    return soundBytes;
  }

  /** How many documents it knows. */
  public int size() {
    return places.size();
  }

  /** What became of a document when it was last tried. */
  public Optional<Entry> find(String id) throws IOException {
    long place = place(id);
    return place < 0 ? Optional.empty() : Optional.of(at(place)).filter(entry -> entry.id().equals(id));
  }

  /** Where the last line of a document begins, -1 if there is none. */
  public long place(String id) {
    return places.get(key(id));
  }

  /** Where the last line of each document begins, in the order of the lines. */
  public long[] places() {
    long[] sorted = places.values().toLongArray();
    Arrays.sort(sorted);
    return sorted;
  }

  /** The entry whose line begins at a place. */
  public Entry at(long place) throws IOException {
    return JournalLine.document(line(place))
        .orElseThrow(() -> new IOException(file + ": changed while it was read; is another run going on?"));
  }

  private String line(long place) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(1 << 11);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (long next = place; true; next = place + line.size()) {
      buffer.clear();
      int read = channel.read(buffer, next);
      if (read <= 0) {
        return line.toString(StandardCharsets.UTF_8);
      }
      int end = 0;
      while (end < read && buffer.get(end) != '\n') {
        end++;
      }
      line.write(buffer.array(), 0, end);
      if (end < read) {
        return line.toString(StandardCharsets.UTF_8);
      }
    }
  }

  private long key(String id) {
    digest.reset();
    return ByteBuffer.wrap(digest.digest(id.getBytes(StandardCharsets.UTF_8))).getLong();
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
    }
  }
}
