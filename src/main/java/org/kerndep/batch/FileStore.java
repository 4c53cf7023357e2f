package org.kerndep.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.source.DocumentName;
import org.kerndep.batch.work.ResultBuffer;
import org.kerndep.run.Failures;

/** One file for each document, in the folders of the documents; a file appears only when it is complete. */
final class FileStore implements ResultStore {

  private final OutputFolder folder;
  private final String ending;
  private final AtomicLong temporary = new AtomicLong();

  FileStore(OutputFolder folder, String ending) {
    this.folder = folder;
    this.ending = ending;
  }

  @Override
  public Place put(String id, ResultBuffer content) throws IOException {
    String name = name(id);
    Path target = folder.root().resolve(name);
    try {
      Path complete = content.file().isPresent() ? content.file().get() : written(content);
      try {
        Files.move(complete, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (NoSuchFileException e) {
        Files.createDirectories(target.getParent());
        Files.move(complete, target, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      throw new IOException(target + ": cannot be written (" + Failures.reason(e) + "); is the disk full? the run "
          + "resumes when it is started again", e);
    }
    return new Place(name, 0);
  }

  private Path written(ResultBuffer content) throws IOException {
    Path file = folder.scratch().resolve(temporary.incrementAndGet() + ".tmp");
    try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      content.appendTo(out);
    }
    return file;
  }

  private String name(String id) {
    return OutputFolder.DOCUMENTS + "/" + DocumentName.file(id) + ending;
  }

  @Override
  public boolean has(Entry entry, boolean verify) throws IOException {
    Path file = folder.root().resolve(entry.output());
    try {
      return entry.output().equals(name(entry.id())) && Files.size(file) == entry.length()
          && (!verify || new FileRange(file, 0, entry.length()).checksum() == entry.checksum());
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
