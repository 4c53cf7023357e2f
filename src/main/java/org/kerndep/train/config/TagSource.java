package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Where the tags, features and lemmas come from that a parser learns with. The name in text is in lower case. */
public enum TagSource {
  /** From the treebank. */
  GOLD,
  /** From models that have not seen the sentence, as later in use. */
  PREDICTED;

  /** The source of that name. */
  public static TagSource parse(String name) {
    return Arrays.stream(values()).filter(source -> source.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown source of tags " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(TagSource::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
