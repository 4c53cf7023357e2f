package org.kerndep.batch.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.batch.source.Shard;

/**
 * The right to write into an output folder, held by locks of the operating system, which end with their process. Shards
 * share the folder but not their names; a run over the whole corpus and a merge have it alone.
 */
public final class OutputLock implements Closeable {

  private static final String FILE = ".lock";

  private final List<FileChannel> held = new ArrayList<>();

  private OutputLock() {}

  /** Takes the folder for a shard, or for all of the corpus. */
  public static OutputLock take(Path folder, Shard shard) throws IOException {
    OutputLock lock = new OutputLock();
    boolean whole = shard.count() == 1;
    try {
      lock.lock(folder, folder.resolve(FILE), !whole);
      if (!whole) {
        lock.lock(folder, folder.resolve(FILE + shard.suffix()), false);
      }
      return lock;
    } catch (IOException e) {
      lock.close();
      throw e;
    }
  }

  private void lock(Path folder, Path file, boolean shared) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ,
        StandardOpenOption.WRITE);
    held.add(channel);
    FileLock lock = null;
    try {
      lock = channel.tryLock(0, Long.MAX_VALUE, shared);
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new OutputInUseException(folder, holder(file));
    }
    channel.truncate(0);
    channel.write(StandardCharsets.UTF_8.encode("process " + ProcessHandle.current().pid() + host()));
  }

  private static String holder(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  private static String host() {
    String name = System.getenv("HOSTNAME");
    return name == null ? "" : " on " + name;
  }

  @Override
  public void close() throws IOException {
    for (FileChannel channel : held) {
      channel.close();
    }
  }
}
