package org.kerndep.kernel.property;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.kerndep.data.Layer;
import org.kerndep.data.Word;

/**
 * A name in property lists and the rule that gives a word's values. This is the one place that knows which layers there
 * are: the columns of words, and those that users name by a feature path. Immutable; its text is its name.
 */
sealed interface PropertyLayer permits ColumnLayer, UserLayer {

  /** The layer of that name; one with a {@code /} is a feature path. */
  static PropertyLayer named(String name) {
    if (UserLayer.isPath(name)) {
      return new UserLayer(name);
    }
    for (Layer layer : Layer.values()) {
      if (layer.templateName().equals(name)) {
        return new ColumnLayer(layer);
      }
    }
    throw new IllegalArgumentException("unknown layer '" + name + "'; layers are " + Arrays.stream(Layer.values())
        .map(Layer::templateName).collect(Collectors.joining(", ")) + ", and feature paths such as NamedEntity/value");
  }

  /** The values of a word, none if they are absent. */
  List<String> values(Word word);

  /** Whether a word has at most one value; only then do the root and places outside the sentence have one. */
  boolean isSingleValued();
}
