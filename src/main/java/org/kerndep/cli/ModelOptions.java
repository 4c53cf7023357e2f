package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.run.Failures;
import picocli.CommandLine.Option;

/** Which model a command uses: a file, or that of a language. */
public final class ModelOptions {

  @Option(names = "--model", paramLabel = "FILE", description = "model file that 'train' has written")
  private Path file;

  @Option(names = "--language", paramLabel = "CODE",
      description = "use the model of this language that comes with the program: en (default), pt or fr")
  private String language;

  /** Whether neither a file nor a language is named. */
  boolean isDefault() {
    return file == null && language == null;
  }

  /** The model's file, null if it is that of a language. */
  Path file() {
    return file;
  }

  /** The language that was chosen, or that of the default model; for a model file what was said of it. */
  public String languageCode() {
    return language != null ? language : PublishedModel.ENGLISH.language();
  }

  /** The model's bytes. */
  public ModelSource source() throws IOException {
    requireOne();
    try {
      return file == null ? ModelSource.of(published()) : ModelSource.of(file);
    } catch (FileSystemException e) {
      throw new ModelFormatException(file.toString(), ModelFormatException.Kind.FOREIGN,
          "cannot be read (" + Failures.reason(e) + ")");
    }
  }

  private void requireOne() {
    if (file != null && language != null) {
      throw new UsageException("--model and --language both choose a model; give one of them");
    }
  }

  ModelBundle read() throws IOException {
    requireOne();
    return file == null ? published().read() : Options.readModel(file);
  }

  private PublishedModel published() {
    try {
      return language == null ? PublishedModel.ENGLISH : PublishedModel.require(language);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--language: " + e.getMessage());
    }
  }

  /** What errors call the model. */
  @Override
  public String toString() {
    return file == null ? "the model " + published() : file.toString();
  }
}
