package org.kerndep.kernel.support;

import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.part.PartShape;

/**
 * A part of a support and its coefficient. Ordered by shape, by labels and distances of the arcs, by their lengths, then
 * by words. Immutable.
 *
 * @param nodes the numbers of its words among the support's tokens; the array is kept
 */
public record SupportRow(PartShape shape, int[] nodes, List<KernelArc> edges, double coefficient)
    implements Comparable<SupportRow> {

  public SupportRow {
    if (nodes.length != KernelPart.nodeCount(shape) || edges.size() != nodes.length - 1) {
      throw new IllegalArgumentException(
          "a part of shape " + shape + " with " + nodes.length + " nodes and " + edges.size() + " edges");
    }
    if (!Double.isFinite(coefficient)) {
      throw new IllegalArgumentException("coefficient is no number: " + coefficient);
    }
  }

  @Override
  public int compareTo(SupportRow other) {
    int order = shape.compareTo(other.shape);
    for (int i = 0; i < edges.size() && order == 0; i++) {
      KernelArc edge = edges.get(i);
      KernelArc that = other.edges.get(i);
      order = Integer.compare(edge.label(), that.label());
      order = order != 0 ? order : Integer.compare(edge.distance(), that.distance());
    }
    for (int i = 0; i < edges.size() && order == 0; i++) {
      order = Integer.compare(edges.get(i).length(), other.edges.get(i).length());
    }
    return order != 0 ? order : Arrays.compare(nodes, other.nodes);
  }
}
