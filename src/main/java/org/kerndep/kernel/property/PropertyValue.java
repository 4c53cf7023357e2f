package org.kerndep.kernel.property;

import java.util.List;

/**
 * A property and one of its values.
 *
 * @param property the place of the property's line among those of words
 * @param atoms the values of the property's layers, in the order of its line
 */
public record PropertyValue(int property, List<String> atoms) {

  public PropertyValue {
    atoms = List.copyOf(atoms);
  }
}
