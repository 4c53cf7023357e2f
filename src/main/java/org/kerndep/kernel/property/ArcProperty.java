package org.kerndep.kernel.property;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** A property of an arc. The name in property lists is the lower-case constant. */
public enum ArcProperty {
  /** The label, if it is known. */
  LABEL,
  /** Direction and distance bucket. */
  DISTANCE,
  /** Direction and exact distance. */
  LENGTH,
  /** The wild card, which all arcs share. */
  ANY;

  static ArcProperty parse(String text) {
    for (ArcProperty property : values()) {
      if (property.toString().equals(text)) {
        return property;
      }
    }
    throw new IllegalArgumentException("unknown arc property '" + text + "'; arc properties are "
        + Arrays.stream(values()).map(ArcProperty::toString).collect(Collectors.joining(", ")));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
