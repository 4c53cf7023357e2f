package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.eval.Punctuation;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Input;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Failures;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TagSource;
import org.kerndep.view.TextTree;
import picocli.CommandLine.TypeConversionException;

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
      return name.equalsIgnoreCase("auto") ? null : ConllFormat.parse(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage() + " and auto");
    }
  }

  static KBestFormat kBestFormat(String name) {
    try {
      return KBestFormat.parse(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static TagSource tagSource(String name) {
    try {
      return TagSource.parse(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static Punctuation punctuation(String name) {
    try {
      return Punctuation.parse(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** A number of things, as in {@code 1 sentence} and {@code 2 sentences}. */
  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** Drawings that fit the terminal. */
  static TextTree drawing() {
    return new TextTree(Integer.getInteger("kerndep.columns", TextTree.USUAL.columns()));
  }

  /** The value of an option that takes a file and nothing else. */
  static Path file(String name) {
    if (name.equals(STANDARD)) {
      throw new TypeConversionException("- for a standard stream is not supported here; name a file");
    }
    try {
      return path(name);
    } catch (UsageException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** A file by name. */
  static Path path(String name) {
    if (name.isBlank()) {
      throw new UsageException("a file name is empty; name a file (is a variable of your script not set?)");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name + "' cannot be a file name (" + e.getReason() + "); name another");
    }
  }

  /** Whether there is a file of a name; some systems do not allow every text as a name. */
  static boolean isFile(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Opens an input by name. */
  static Input input(String name) throws IOException {
    return name.equals(STANDARD) ? Input.of("standard input", System.in) : Input.open(path(name));
  }

  /**
   * Begins an output by name.
   *
   * @param format null to keep each sentence's own
   */
  static ConllWriter output(String name, ConllFormat format) throws IOException {
    if (name.equals(STANDARD)) {
      return new ConllWriter(StandardOutput.stream(), format);
    }
    Path file = path(name);
    requireWritable(file);
    return ConllWriter.create(file, format);
  }

  /** Fails before long work rather than after it. */
  static void requireWritable(Path file) {
    try {
      AtomicFile.requireWritable(file);
    } catch (IOException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * Refuses an output that would replace a file that the command reads.
   *
   * @param used the files that are read, null for none
   */
  static void requireOther(Path output, boolean force, Path... used) throws IOException {
    for (Path file : used) {
      if (!force && file != null && Files.isRegularFile(file) && Files.isRegularFile(output)
          && Files.isSameFile(file, output)) {
        throw new UsageException(output + " would be replaced, but this command reads it; name another output, or give "
            + "--force if it may go");
      }
    }
  }

  /** The file of a name, null for a standard stream. */
  static Path fileOrNull(String name) {
    return name.equals(STANDARD) ? null : path(name);
  }

  /** A parser with a model's own decoder, or with another if one is named, and with its reranker or without. */
  static DependencyParser parser(ModelBundle model, String decoder, boolean noRerank) {
    DependencyParser whole = new DependencyParser(model);
    DependencyParser parser = noRerank ? whole.withoutReranking() : whole;
    try {
      return decoder == null ? parser : parser.withDecoder(decoder);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** A model; whatever is wrong with its file is a {@link ModelFormatException}. */
  static ModelBundle readModel(Path file) throws IOException {
    try {
      return ModelBundle.read(file);
    } catch (ModelFormatException e) {
      throw e;
    } catch (IOException e) {
      throw new ModelFormatException(file.toString(), ModelFormatException.Kind.FOREIGN,
          "cannot be read (" + Failures.reason(e) + ")");
    }
  }
}
