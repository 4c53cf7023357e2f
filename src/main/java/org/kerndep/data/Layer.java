package org.kerndep.data;

import java.util.Locale;

/** A column of annotation that features can ask for. The name in templates is the lower-case constant. */
public enum Layer {
  FORM,
  LEMMA,
  POS,
  CPOS,
  /** Morphological features: any number of values per word. */
  MORPH;

  /** The text of a word in this layer; for {@link #MORPH} the whole feature string. */
  public String of(Word word) {
    return switch (this) {
      case FORM -> word.form();
      case LEMMA -> word.lemma();
      case POS -> word.pos();
      case CPOS -> word.cpos();
      case MORPH -> word.feats();
    };
  }

  /** Whether a word has at most one value. */
  public boolean isSingleValued() {
    return this != MORPH;
  }

  /** The layer of that name. */
  public static Layer parse(String templateName) {
    for (Layer layer : values()) {
      if (layer.templateName().equals(templateName)) {
        return layer;
      }
    }
    throw new IllegalArgumentException("unknown layer " + templateName);
  }

  /** The name in templates and models. */
  public String templateName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
