package org.kerndep.kernel;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.util.Arrays;

/**
 * For each pair of a frequent value of heads and one of modifiers, the summed coefficients of the support's arcs that
 * have both, channel by channel. Immutable.
 */
final class ValuePairs {

  private final int columns;
  /** The channels of pair p are those at starts[p] to starts[p+1]-1. */
  private final int[] starts;
  private final short[] channels;
  private final double[] weights;

  /** Sums of arcs whose words are the tokens' values. */
  ValuePairs(SupportParts arcs, TokenValues tokens, FrequentValues heads, FrequentValues modifiers,
      EdgeChannels edges) {
    columns = modifiers.count();
    starts = new int[heads.count() * columns + 1];
    int width = edges.count();
    if (width > Short.MAX_VALUE) {
      throw new IllegalArgumentException("arcs with too many labels and lengths: " + width);
    }
    int[][] arcsOf = arcsByHeadValue(arcs, tokens, heads);
    ShortArrayList channelList = new ShortArrayList();
    DoubleArrayList weightList = new DoubleArrayList();
    double[] sums = new double[columns * width];
    for (int head = 0; head < heads.count(); head++) {
      Arrays.fill(sums, 0);
      for (int arc : arcsOf[head]) {
        addArc(arcs, arc, tokens, modifiers, edges, sums);
      }
      for (int column = 0; column < columns; column++) {
        for (int channel = 0; channel < width; channel++) {
          double sum = sums[column * width + channel];
          if (sum != 0) {
            channelList.add((short) channel);
            weightList.add(sum);
          }
        }
        starts[head * columns + column + 1] = channelList.size();
      }
    }
    channels = channelList.toShortArray();
    weights = weightList.toDoubleArray();
  }

  private static int[][] arcsByHeadValue(SupportParts arcs, TokenValues tokens, FrequentValues heads) {
    IntArrayList[] found = new IntArrayList[heads.count()];
    Arrays.setAll(found, i -> new IntArrayList());
    for (int arc = 0; arc < arcs.size(); arc++) {
      int token = arcs.node(0, arc);
      for (int i = 0; i < tokens.size(token); i++) {
        int place = heads.place(tokens.value(token, i));
        if (place != FrequentValues.RARE) {
          found[place].add(arc);
        }
      }
    }
    return Arrays.stream(found).map(IntArrayList::toIntArray).toArray(int[][]::new);
  }

  private static void addArc(SupportParts arcs, int arc, TokenValues tokens, FrequentValues modifiers,
      EdgeChannels edges, double[] sums) {
    int token = arcs.node(1, arc);
    KernelEdge edge = arcs.edge(0, arc);
    for (int i = 0; i < tokens.size(token); i++) {
      int place = modifiers.place(tokens.value(token, i));
      if (place != FrequentValues.RARE) {
        edges.add(edge, arcs.coefficient(arc), sums, place * edges.count());
      }
    }
  }

  /** Adds the sums of all pairs of some values of a head with some of a modifier to an arc's channels. */
  void add(int[] heads, int[] modifiers, double[] sums, int row) {
    for (int head : heads) {
      for (int modifier : modifiers) {
        int pair = head * columns + modifier;
        for (int i = starts[pair]; i < starts[pair + 1]; i++) {
          sums[row + channels[i]] += weights[i];
        }
      }
    }
  }
}
