package org.kerndep.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.run.Workers;

/** What several commands do with their options. */
final class Options {

  /** The name that stands for standard input and output. */
  static final String STANDARD = "-";

  private Options() {}

  static Workers workers(int threads) {
    if (threads < 1) {
      throw new UsageException("--threads must be at least 1: " + threads);
    }
    return new Workers(threads);
  }

  /** A format by name, null for {@code auto}. */
  static ConllFormat format(String name) {
    try {
      return name == null || name.equals("auto") ? null : ConllFormat.parse(name);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage() + " and auto");
    }
  }

  /** Fails before long work rather than after it. */
  static void requireWritable(Path file) {
    Path directory = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new UsageException(file + " is a directory; name a file");
    }
    if (!Files.isDirectory(directory)) {
      throw new UsageException("directory " + directory + " does not exist; create it first");
    }
    if (!Files.isWritable(directory)) {
      throw new UsageException("directory " + directory + " is not writable; choose another");
    }
  }

  static String readText(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new BadInputException(file.toString(), "no such file", "check the path");
    } catch (MalformedInputException e) {
      throw new BadInputException(file.toString(), "not valid UTF-8", "convert the file");
    }
  }
}
