package org.kerndep.kernel;

import org.kerndep.feature.Distance;

/**
 * An arc as a kernel sees it.
 *
 * @param label its number in {@link EdgeLabels}, or {@link EdgeLabels#UNKNOWN}
 * @param length how many words the modifier stands to the right of the head, negative to the left
 */
public record KernelEdge(int label, int length) {

  public KernelEdge {
    if (label < EdgeLabels.UNKNOWN || length == 0) {
      throw new IllegalArgumentException("no arc has label " + label + " and length " + length);
    }
  }

  /** Direction and distance bucket, 1 to {@link Distance#CODES}. */
  public int distance() {
    return Distance.code(0, length);
  }

  /** Whether two arcs have the same known label. */
  public boolean hasLabelOf(KernelEdge other) {
    return label == other.label && label != EdgeLabels.UNKNOWN;
  }
}
