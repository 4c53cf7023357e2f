package org.kerndep.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An output file that appears under its name only when it is complete: it is written beside it under a temporary name
 * and renamed by {@link #commit}. Closing without a commit removes what was written. A link keeps pointing to its file;
 * devices and pipes are written directly.
 */
public final class AtomicFile implements AutoCloseable {

  private static final AtomicInteger COUNTER = new AtomicInteger();

  private final Path target;
  private final Path temporary;
  private final OutputStream out;
  private boolean committed;

  public AtomicFile(Path target) throws IOException {
    this.target = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    if (Files.isDirectory(this.target)) {
      throw new IOException(target + " is a directory; name a file");
    }
    Path directory = this.target.getParent();
    if (!Files.isDirectory(directory)) {
      throw new IOException("directory " + directory + " does not exist; create it first");
    }
    boolean special = Files.exists(this.target) && !Files.isRegularFile(this.target);
    this.temporary = special ? this.target : directory.resolve(this.target.getFileName() + "."
        + ProcessHandle.current().pid() + "-" + COUNTER.incrementAndGet() + ".tmp");
    this.out = Files.newOutputStream(temporary);
  }

  /** Where to write. Closing it is optional. */
  public OutputStream out() {
    return out;
  }

  /** Makes the file visible under its name. */
  public void commit() throws IOException {
    out.close();
    committed = true;
    if (temporary.equals(target)) {
      return;
    }
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() {
    if (committed) {
      return;
    }
    try {
      out.close();
      if (!temporary.equals(target)) {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
