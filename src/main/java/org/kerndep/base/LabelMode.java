package org.kerndep.base;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** When labels are chosen. */
public enum LabelMode {
  /** After the tree is found. */
  SECOND_STAGE,
  /** After the tree is found, but every arc adds the score of its best label while it is looked for. */
  ARCS,
  /** Together with the tree: every part has weights of its own for every label. */
  JOINT;

  public static List<String> names() {
    return Arrays.stream(values()).map(LabelMode::toString).toList();
  }

  public static LabelMode parse(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** Whether part weights have a row for every feature of an arc, one weight per label. */
  public boolean hasLabelledArcs() {
    return this != SECOND_STAGE;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
