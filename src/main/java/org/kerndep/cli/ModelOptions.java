package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import picocli.CommandLine.Option;

/** Which model a command uses: a file, or that of a language. */
final class ModelOptions {

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

  ModelBundle read() throws IOException {
    if (file != null && language != null) {
      throw new UsageException("--model and --language both choose a model; give one of them");
    }
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
