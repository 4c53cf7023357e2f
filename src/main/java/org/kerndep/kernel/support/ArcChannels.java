package org.kerndep.kernel.support;

import java.util.stream.IntStream;
import org.kerndep.feature.Distance;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;

/**
 * Numbers for the values of arcs' properties that a support has: 0 is the wild card, then come labels, distances and
 * lengths, as far as the kernel looks at them. An arc's score is the sum of its channels. Immutable.
 */
final class ArcChannels {

  private final boolean wild;
  /** The first channel of each kind, and the number of all. */
  private final int firstDistance;
  private final int firstLength;
  private final int count;
  private final int shortest;
  /** The channels of each of the support's arcs. */
  private final int[] labelOf;
  private final int[] distanceOf;
  private final int[] lengthOf;

  ArcChannels(SupportParts arcs, TemplateKernel kernel) {
    int labels = 0;
    int least = 0;
    int most = -1;
    for (int i = 0; i < arcs.size(); i++) {
      labels = Math.max(labels, arcs.label(0, i) + 1);
      least = i == 0 ? arcs.length(0, i) : Math.min(least, arcs.length(0, i));
      most = i == 0 ? arcs.length(0, i) : Math.max(most, arcs.length(0, i));
    }
    wild = kernel.arcs().contains(ArcProperty.ANY);
    firstDistance = 1 + (kernel.arcs().contains(ArcProperty.LABEL) ? labels : 0);
    firstLength = firstDistance + (kernel.arcs().contains(ArcProperty.DISTANCE) ? Distance.CODES : 0);
    shortest = least;
    count = firstLength + (kernel.arcs().contains(ArcProperty.LENGTH) ? most - least + 1 : 0);
    labelOf = IntStream.range(0, arcs.size()).map(i -> label(arcs.label(0, i))).toArray();
    distanceOf = IntStream.range(0, arcs.size()).map(i -> distance(arcs.length(0, i))).toArray();
    lengthOf = IntStream.range(0, arcs.size()).map(i -> length(arcs.length(0, i))).toArray();
  }

  int count() {
    return count;
  }

  /** Labels are channels 1 to this. */
  int labelCount() {
    return firstDistance - 1;
  }

  /** The channel of a label, or 0 if no arc of the support can match it. */
  int label(int label) {
    return label >= 0 && label + 1 < firstDistance ? label + 1 : 0;
  }

  /** The channel of the distance, or 0. */
  int distance(int length) {
    return firstDistance < firstLength ? firstDistance + Distance.code(0, length) - 1 : 0;
  }

  /** The channel of the exact length, or 0. */
  int length(int length) {
    int channel = firstLength + length - shortest;
    return channel >= firstLength && channel < count ? channel : 0;
  }

  /** Adds what a support arc, or a run of arcs like it, shares with another arc's words to that arc's channels. */
  void add(int supportArc, double sum, double[] sums, int row) {
    sums[row] += sum;
    if (labelOf[supportArc] != 0) {
      sums[row + labelOf[supportArc]] += sum;
    }
    if (distanceOf[supportArc] != 0) {
      sums[row + distanceOf[supportArc]] += sum;
    }
    if (lengthOf[supportArc] != 0) {
      sums[row + lengthOf[supportArc]] += sum;
    }
  }

  /** The score of an arc from its channels. */
  double score(int label, int length, double[] sums, int row) {
    return (wild ? sums[row] : 0) + channel(label(label), sums, row) + channel(distance(length), sums, row)
        + channel(length(length), sums, row);
  }

  private static double channel(int channel, double[] sums, int row) {
    return channel == 0 ? 0 : sums[row + channel];
  }
}
