package org.kerndep.kernel.property;

import java.util.List;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;

/**
 * A column of words. Each morphological feature is a value of its own that contains the name of its attribute, so that
 * only equal values of the same attribute are equal. Immutable.
 */
record ColumnLayer(Layer layer) implements PropertyLayer {

  @Override
  public List<String> values(Word word) {
    if (!isSingleValued()) {
      return word.features();
    }
    String value = layer.of(word);
    boolean absent = value.equals(Word.ABSENT) && layer != Layer.FORM;
    return absent ? List.of() : List.of(Vocabulary.normalise(layer, value));
  }

  @Override
  public boolean isSingleValued() {
    return layer.isSingleValued();
  }

  @Override
  public String toString() {
    return layer.templateName();
  }
}
