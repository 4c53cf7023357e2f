package org.kerndep.explain;

import org.kerndep.part.PartShape;

/** What readers call kinds of parts. */
final class PartKinds {

  static final String LABEL = "label of";

  private PartKinds() {}

  static String of(PartShape shape) {
    return switch (shape) {
      case ARC -> "arc";
      case SIBLING -> "sibling inside";
      case GRANDPARENT, LAST_GRANDPARENT -> "head above";
      case GRAND_SIBLING, LAST_GRAND_SIBLING -> "sibling and head above";
      case TRI_SIBLING -> "two siblings inside";
      case INNER_CHILD -> "inner child below";
      case OUTER_CHILD -> "outer child below";
      case HEAD_BIGRAM -> "next word's head beside";
    };
  }
}
