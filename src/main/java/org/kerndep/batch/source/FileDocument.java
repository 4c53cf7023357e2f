package org.kerndep.batch.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Failures;

/** A document that is a file. Immutable. */
record FileDocument(String id, Path file) implements Document {

  @Override
  public String origin() {
    return file.toString();
  }

  @Override
  public Stamp stamp() throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis());
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  @Override
  public InputStream open() throws IOException {
    if (Files.isDirectory(file)) {
      throw new BadInputException(origin(), "is a folder", "name files in a list, or the folder as an input");
    }
    try {
      return Files.newInputStream(file);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private BadInputException unreadable(IOException e) {
    return e instanceof NoSuchFileException
        ? new BadInputException(origin(), "no such file", "check the path; was it removed during the run?")
        : new BadInputException(origin(), "cannot be read (" + Failures.reason(e) + ")",
            "check its path and permissions");
  }
}
