package org.kerndep.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.kerndep.run.Failures;

/** Reads text files that are not CoNLL. */
public final class TextFiles {

  private TextFiles() {}

  /** A file's text; if it cannot be read, the exception is a {@link BadInputException}. */
  public static String read(Path file) throws IOException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new BadInputException(name, "is a directory", "name a file");
    }
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new BadInputException(name, "no such file", "check the path");
    } catch (CharacterCodingException e) {
      throw new BadInputException(name, "not valid UTF-8", "convert the file");
    } catch (IOException e) {
      throw new BadInputException(name, "cannot be read (" + Failures.reason(e) + ")",
          "check its path and permissions");
    }
  }
}
