package org.kerndep.bundle;

import java.io.IOException;
import java.io.InputStream;

/** The model that comes with the parser: English from plain text, trained on UD English-EWT. */
public final class EnglishModel {

  private static final String RESOURCE = "/org/kerndep/uima/lib/parser-en-ewt.kdp";

  private EnglishModel() {}

  /** Reads it. */
  public static ModelBundle read() throws IOException {
    try (InputStream in = EnglishModel.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new ModelFormatException(RESOURCE, ModelFormatException.Kind.FOREIGN, "the jar has no such model");
      }
      return ModelBundle.read(RESOURCE, in.readAllBytes());
    }
  }
}
