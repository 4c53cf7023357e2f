package org.kerndep.batch.source;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.OptionalLong;

/** Counts the documents of inputs by their names, without looking at them. */
public final class DocumentCount {

  private final Inputs inputs;
  private volatile boolean cancelled;

  public DocumentCount(Inputs inputs) {
    this.inputs = inputs;
  }

  /** Makes {@link #count} end soon. */
  public void cancel() {
    cancelled = true;
  }

  /** How many there are; empty if there are archives or patterns, or it was cancelled. */
  public OptionalLong count() {
    long count = 0;
    try {
      for (String name : inputs.names()) {
        Path path = Path.of(name);
        long found = Files.isDirectory(path) ? below(path) : DocumentName.isArchive(name) || !Files.exists(path) ? -1 : 1;
        if (found < 0) {
          return OptionalLong.empty();
        }
        count += found;
      }
    } catch (IOException | DirectoryIteratorException e) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(count);
  }

  private long below(Path folder) throws IOException {
    if (inputs.excluded() != null && folder.toRealPath().equals(inputs.excluded())) {
      return 0;
    }
    long count = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (cancelled || DocumentName.isArchive(name)) {
          return -1;
        }
        if (name.startsWith(".")) {
          continue;
        }
        long found = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) ? below(file) : 1;
        if (found < 0) {
          return -1;
        }
        count += found;
      }
    }
    return count;
  }
}
