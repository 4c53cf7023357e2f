package org.kerndep.kernel;

import java.util.List;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * A part as a kernel sees it: an arc with words head, modifier; a sibling part with words head, sibling, modifier and
 * the arcs to the latter two; or a grandparent part with words grandparent, head, modifier and the arcs to the latter
 * two. Equal parts have equal values, wherever they come from. Immutable; share freely.
 */
public record KernelPart(PartShape shape, List<KernelWord> words, List<KernelArc> arcs) {

  public KernelPart {
    words = List.copyOf(words);
    arcs = List.copyOf(arcs);
    if (words.size() != wordCount(shape) || arcs.size() != words.size() - 1) {
      throw new IllegalArgumentException(
          "a part of shape " + shape + " with " + words.size() + " words and " + arcs.size() + " arcs");
    }
  }

  /** How many words the parts of a shape have; they have one arc less. */
  public static int wordCount(PartShape shape) {
    return switch (shape) {
      case ARC -> 2;
      case SIBLING, GRANDPARENT -> 3;
      default -> throw new IllegalArgumentException("no kernel compares parts of shape " + shape);
    };
  }
}
