package org.kerndep.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;

/**
 * A name in property lists and the rule that gives a word's values. This is the one place that knows which layers there
 * are. Immutable.
 */
record PropertyLayer(Layer layer) {

  /** The layer of that name. */
  static PropertyLayer named(String name) {
    for (Layer layer : Layer.values()) {
      if (layer.templateName().equals(name)) {
        return new PropertyLayer(layer);
      }
    }
    throw new IllegalArgumentException("unknown layer '" + name + "'; layers are " + Arrays.stream(Layer.values())
        .map(Layer::templateName).collect(Collectors.joining(", ")));
  }

  /**
   * The values of a word, none if they are absent. Each morphological feature is a value of its own that contains the
   * name of its attribute, so that only equal values of the same attribute are equal.
   */
  List<String> values(Word word) {
    if (!isSingleValued()) {
      return word.features();
    }
    String value = layer.of(word);
    boolean absent = value.equals(Word.ABSENT) && layer != Layer.FORM;
    return absent ? List.of() : List.of(Vocabulary.normalise(layer, value));
  }

  /** Whether a word has at most one value; only then do the root and places outside the sentence have one. */
  boolean isSingleValued() {
    return layer.isSingleValued();
  }

  @Override
  public String toString() {
    return layer.templateName();
  }
}
