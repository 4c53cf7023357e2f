package org.kerndep.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An output file that appears under its name only when it is complete: it is written beside it under a temporary name
 * that nobody can guess, brought to the disk, and renamed by {@link #commit}. Closing without a commit removes what was
 * written; what a process left that was killed is removed by the next that writes the same file. A file that is
 * replaced passes on its permissions, a link keeps pointing to its file, and devices and pipes are written directly.
 * Errors name the file.
 */
public final class AtomicFile implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AtomicFile.class);
  private static final int MAX_LINKS = 40;
  private static final Set<AtomicFile> OPEN = ConcurrentHashMap.newKeySet();

  private final Path target;
  private final Path temporary;
  private final OutputStream out;
  private boolean committed;

  /** Begins a file; one that cannot be written is refused as by {@link #requireWritable}. */
  public AtomicFile(Path target) throws IOException {
    requireWritable(target);
    this.target = resolve(target);
    this.temporary = isSpecial(this.target) ? this.target : TemporaryName.beside(this.target);
    OPEN.add(this);
    try {
      this.out = new NamedOutput(target.toString(), open());
      keepPermissions();
    } catch (IOException e) {
      close();
      throw NamedOutput.named(target.toString(), e);
    }
  }

  private OutputStream open() throws IOException {
    if (temporary.equals(target)) {
      return Files.newOutputStream(target);
    }
    TemporaryName.sweep(target);
    return Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  /** Fails if the file cannot be written, so that long work is not begun in vain; the message says what to do. */
  public static void requireWritable(Path target) throws IOException {
    Path file = resolve(target);
    Path directory = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || directory == null) {
      throw new IOException(target + " is a directory; name a file");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new IOException(target + " is not writable; change its permissions or name another file");
    }
    if (isSpecial(file)) {
      return;
    }
    if (!Files.isDirectory(directory)) {
      throw new IOException("directory " + directory + " does not exist; create it first");
    }
    if (!Files.isWritable(directory)) {
      throw new IOException("directory " + directory + " is not writable; choose another");
    }
  }

  /** Closes all files that are open in this JVM without a commit; for a program that is being stopped. */
  public static void closeAll() {
    OPEN.forEach(AtomicFile::close);
  }

  /** Where to write. Closing it is optional. */
  public OutputStream out() {
    return out;
  }

  /** Makes the file visible under its name. */
  public void commit() throws IOException {
    out.close();
    if (!temporary.equals(target)) {
      try {
        sync(temporary, StandardOpenOption.WRITE);
        move();
        syncDirectory();
      } catch (IOException e) {
        throw NamedOutput.named(target.toString(), e);
      }
    }
    committed = true;
    OPEN.remove(this);
  }

  /** Removes what was written unless it was committed. */
  @Override
  public void close() {
    OPEN.remove(this);
    if (committed) {
      return;
    }
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      LOG.debug("what is discarded need not be written: {}", e.getMessage());
    }
    try {
      if (!temporary.equals(target)) {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      LOG.warn("{} could not be removed; remove it by hand: {}", temporary, e.getMessage());
    }
  }

  private void move() throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void sync(Path file, StandardOpenOption mode) throws IOException {
    try (FileChannel channel = FileChannel.open(file, mode)) {
      channel.force(true);
    }
  }

  /** Brings the new name to the disk, where the system can do that; the file is complete in any case. */
  private void syncDirectory() {
    try {
      sync(target.getParent(), StandardOpenOption.READ);
    } catch (IOException e) {
      LOG.debug("{} cannot be synchronised: {}", target.getParent(), e.getMessage());
    }
  }

  private void keepPermissions() throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (view != null && !temporary.equals(target) && Files.exists(target)) {
      Files.setPosixFilePermissions(temporary, view.readAttributes().permissions());
    }
  }

  /** Follows links to the file they name, which need not exist. A link to a pipe has no name to follow. */
  private static Path resolve(Path target) throws IOException {
    Path file = target.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(file) && !isSpecial(file); links++) {
      if (links == MAX_LINKS) {
        throw new IOException(target + " is a link to itself; name a file");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  private static boolean isSpecial(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }
}
