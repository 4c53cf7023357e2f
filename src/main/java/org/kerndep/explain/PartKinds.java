package org.kerndep.explain;

import org.kerndep.part.PartShape;

/** What readers call kinds of parts. */
final class PartKinds {

  static final String LABEL = "label";

  private PartKinds() {}

  static String of(PartShape shape) {
    return switch (shape) {
      case ARC -> "arc";
      case SIBLING -> "sibling";
      case GRANDPARENT, LAST_GRANDPARENT -> "grandparent";
      case GRAND_SIBLING, LAST_GRAND_SIBLING -> "grandparent and sibling";
      case TRI_SIBLING -> "two siblings";
      case INNER_CHILD -> "inner child";
      case OUTER_CHILD -> "outer child";
      case HEAD_BIGRAM -> "next word's head";
    };
  }
}
