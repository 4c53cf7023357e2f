package org.kerndep.bundle;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.kerndep.run.Version;

/** The models that are published with the parser, from plain text to trees, each in a jar of its own. */
public enum PublishedModel {
  /** Trained on UD English-EWT. */
  ENGLISH("en", "ewt");

  private final String language;
  private final String variant;

  PublishedModel(String language, String variant) {
    this.language = language;
    this.variant = variant;
  }

  /** The published model of a language, if there is one. */
  public static Optional<PublishedModel> of(String language) {
    return Arrays.stream(values()).filter(model -> model.language.equals(language)).findFirst();
  }

  /** The ISO 639-1 code of its language. */
  public String language() {
    return language;
  }

  /** Which of the models of its language it is: its treebank in lower case. */
  public String variant() {
    return variant;
  }

  /** What to add to a build so that it is on the classpath. */
  public String artifact() {
    return "the artifact org.kerndep:kerndep:" + Version.current() + " with classifier model-" + language;
  }

  /**
   * Reads it.
   *
   * @throws FileNotFoundException if its jar is not on the classpath
   */
  public ModelBundle read() throws IOException {
    return read(PublishedModel.class.getClassLoader());
  }

  ModelBundle read(ClassLoader classpath) throws IOException {
    String resource = "org/kerndep/uima/lib/parser-" + language + "-" + variant + ".kdp";
    try (InputStream in = classpath.getResourceAsStream(resource)) {
      if (in == null) {
        throw new FileNotFoundException("the model " + language + "-" + variant + " is not on the classpath; add "
            + artifact() + ", or name a model file");
      }
      return ModelBundle.read(resource, in.readAllBytes());
    }
  }
}
