package org.kerndep.kernel;

import org.kerndep.feature.Distance;

/**
 * An arc as a kernel sees it.
 *
 * @param label its number in {@link LabelNumbers}, or {@link LabelNumbers#UNKNOWN}
 * @param length how many words the modifier stands to the right of the head, negative to the left
 */
public record KernelArc(int label, int length) {

  public KernelArc {
    if (label < LabelNumbers.UNKNOWN || length == 0) {
      throw new IllegalArgumentException("no arc has label " + label + " and length " + length);
    }
  }

  /** Direction and distance bucket, 1 to {@link Distance#CODES}. */
  public int distance() {
    return Distance.code(0, length);
  }

  /** Whether two arcs have the same known label. */
  boolean hasLabelOf(KernelArc other) {
    return label == other.label && label != LabelNumbers.UNKNOWN;
  }
}
