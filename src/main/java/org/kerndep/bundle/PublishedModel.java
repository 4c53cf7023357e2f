package org.kerndep.bundle;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kerndep.run.Version;

/** The models that are published with the parser, from plain text to trees, each in a jar of its own. */
public enum PublishedModel {
  /** Trained on UD English-EWT. */
  ENGLISH("en", "ewt"),
  /** Trained on UD Portuguese-Bosque. */
  PORTUGUESE("pt", "bosque"),
  /** Trained on UD French-Sequoia. */
  FRENCH("fr", "sequoia");

  private final String language;
  private final String variant;

  PublishedModel(String language, String variant) {
    this.language = language;
    this.variant = variant;
  }

  /** The published model of a language, if there is one; a country behind it, as in {@code pt-BR}, is passed over. */
  public static Optional<PublishedModel> of(String language) {
    String code = language.split("[-_]", 2)[0].toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(model -> model.language.equals(code)).findFirst();
  }

  /**
   * The published model of a language.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static PublishedModel require(String language) {
    return of(language).orElseThrow(() -> new IllegalArgumentException("no model of the language '" + language
        + "' is published; languages are " + Arrays.stream(values()).map(PublishedModel::language)
            .collect(Collectors.joining(", ")) + ", and for others you can train and name a model file"));
  }

  /** The ISO 639-1 code of its language. */
  public String language() {
    return language;
  }

  /** Which of the models of its language it is: its treebank in lower case. */
  public String variant() {
    return variant;
  }

  /** Its name, language and variant. */
  @Override
  public String toString() {
    return language + "-" + variant;
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

  /** Whether its jar is on the classpath. */
  public boolean isFound() {
    return PublishedModel.class.getClassLoader().getResource(resource()) != null;
  }

  /** Where engines find it. */
  public String location() {
    return "classpath:/" + resource();
  }

  private String resource() {
    return "org/kerndep/uima/lib/parser-" + this + ".kdp";
  }

  ModelBundle read(ClassLoader classpath) throws IOException {
    return ModelBundle.read(resource(), bytes(classpath));
  }

  /**
   * Its file's content, from which {@link ModelBundle#read(String, byte[])} makes it.
   *
   * @throws FileNotFoundException if its jar is not on the classpath
   */
  public byte[] bytes() throws IOException {
    return bytes(PublishedModel.class.getClassLoader());
  }

  private byte[] bytes(ClassLoader classpath) throws IOException {
    try (InputStream in = classpath.getResourceAsStream(resource())) {
      if (in == null) {
        throw new FileNotFoundException("the model " + this + " is not on the classpath; add "
            + artifact() + ", or name a model file");
      }
      return in.readAllBytes();
    }
  }
}
