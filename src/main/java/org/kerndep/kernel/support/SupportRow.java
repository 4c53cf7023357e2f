package org.kerndep.kernel.support;

import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.part.PartShape;

/**
 * A part of a support and its coefficient. Ordered by shape, by labels and distances of the arcs, by their lengths,
 * then by words. Immutable.
 *
 * @param words the numbers of its words among those of the support; the array is kept
 */
public record SupportRow(PartShape shape, int[] words, List<KernelArc> arcs, double coefficient)
    implements Comparable<SupportRow> {

  public SupportRow {
    if (words.length != KernelPart.wordCount(shape) || arcs.size() != words.length - 1) {
      throw new IllegalArgumentException(
          "a part of shape " + shape + " with " + words.length + " words and " + arcs.size() + " arcs");
    }
    if (!Double.isFinite(coefficient)) {
      throw new IllegalArgumentException("coefficient is no number: " + coefficient);
    }
  }

  @Override
  public int compareTo(SupportRow other) {
    int order = shape.compareTo(other.shape);
    for (int i = 0; i < arcs.size() && order == 0; i++) {
      KernelArc arc = arcs.get(i);
      KernelArc that = other.arcs.get(i);
      order = Integer.compare(arc.label(), that.label());
      order = order != 0 ? order : Integer.compare(arc.distance(), that.distance());
    }
    for (int i = 0; i < arcs.size() && order == 0; i++) {
      order = Integer.compare(arcs.get(i).length(), other.arcs.get(i).length());
    }
    return order != 0 ? order : Arrays.compare(words, other.words);
  }
}
