package org.kerndep.kernel;

import java.util.List;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * A part as a kernel sees it: an arc with nodes head, modifier; a sibling part with nodes head, sibling, modifier and
 * the arcs to the latter two; or a grandparent part with nodes grandparent, head, modifier and the arcs to the latter
 * two. Equal parts have equal values, wherever they come from. Immutable; share freely.
 */
public record KernelPart(PartShape shape, List<KernelWord> nodes, List<KernelArc> edges) {

  public KernelPart {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    if (nodes.size() != nodeCount(shape) || edges.size() != nodes.size() - 1) {
      throw new IllegalArgumentException(
          "a part of shape " + shape + " with " + nodes.size() + " nodes and " + edges.size() + " edges");
    }
  }

  /** How many words the parts of a shape have; they have one arc less. */
  public static int nodeCount(PartShape shape) {
    return switch (shape) {
      case ARC -> 2;
      case SIBLING, GRANDPARENT -> 3;
      default -> throw new IllegalArgumentException("no kernel compares parts of shape " + shape);
    };
  }
}
