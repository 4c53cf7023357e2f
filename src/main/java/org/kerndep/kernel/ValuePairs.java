package org.kerndep.kernel;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;

/**
 * For each pair of a frequent value of heads and one of modifiers, the summed coefficients of the support's arcs that
 * have both, channel by channel. Sums that are 0 take no place: a pair has one bit for each channel, and the sums of
 * the bits that are set. Immutable.
 */
final class ValuePairs {

  /** The most channels that are looked up one by one. */
  private static final int FEW = 6;

  private final int columns;
  /** Words of 64 bits for each pair. */
  private final int words;
  private final long[] bits;
  /** Where the sums of each pair that has any start. */
  private final int[] starts;
  private final double[] sums;

  /** Sums of arcs with these frequent values. */
  ValuePairs(SupportParts arcs, ArcRole heads, ArcRole modifiers, EdgeChannels channels) {
    int rows = heads.frequent().count();
    columns = modifiers.frequent().count();
    words = (channels.count() + Long.SIZE - 1) / Long.SIZE;
    bits = new long[Math.multiplyExact(rows * columns, words)];
    starts = new int[rows * columns];
    DoubleArrayList found = new DoubleArrayList();
    double[] row = new double[columns * channels.count()];
    IntArrayList[] arcsOf = arcsByHeadValue(arcs, heads.tokens(), rows);
    BitSet met = new BitSet(columns);
    for (int head = 0; head < rows; head++) {
      for (int i = 0; i < arcsOf[head].size(); i++) {
        int arc = arcsOf[head].getInt(i);
        int token = arcs.node(1, arc);
        for (int k = 0; k < modifiers.tokens().size(token); k++) {
          int column = modifiers.tokens().place(token, k);
          channels.add(arc, arcs.coefficient(arc), row, column * channels.count());
          met.set(column);
        }
      }
      for (int column = met.nextSetBit(0); column >= 0; column = met.nextSetBit(column + 1)) {
        append(head * columns + column, row, column * channels.count(), channels.count(), found);
        Arrays.fill(row, column * channels.count(), (column + 1) * channels.count(), 0);
      }
      met.clear();
    }
    sums = found.toDoubleArray();
  }

  private static IntArrayList[] arcsByHeadValue(SupportParts arcs, FrequentTokens heads, int rows) {
    IntArrayList[] found = new IntArrayList[rows];
    Arrays.setAll(found, i -> new IntArrayList());
    for (int arc = 0; arc < arcs.size(); arc++) {
      int token = arcs.node(0, arc);
      for (int i = 0; i < heads.size(token); i++) {
        found[heads.place(token, i)].add(arc);
      }
    }
    return found;
  }

  private void append(int pair, double[] row, int from, int count, DoubleArrayList found) {
    starts[pair] = found.size();
    for (int channel = 0; channel < count; channel++) {
      if (row[from + channel] != 0) {
        bits[pair * words + channel / Long.SIZE] |= 1L << channel;
        found.add(row[from + channel]);
      }
    }
  }

  /**
   * Adds the sums of all pairs of some values of a head with some of a modifier.
   *
   * @param wanted the channels to add
   */
  void add(int[] heads, int[] modifiers, BitSet wanted, double[] to, int row) {
    boolean few = wanted.cardinality() <= FEW;
    double[] all = few ? null : all(heads, modifiers);
    for (int channel = wanted.nextSetBit(0); channel >= 0; channel = wanted.nextSetBit(channel + 1)) {
      to[row + channel] += few ? one(heads, modifiers, channel) : all[channel];
    }
  }

  private double one(int[] heads, int[] modifiers, int channel) {
    int word = channel / Long.SIZE;
    long bit = 1L << channel;
    double sum = 0;
    for (int head : heads) {
      for (int modifier : modifiers) {
        int pair = head * columns + modifier;
        long own = bits[pair * words + word];
        if ((own & bit) != 0) {
          int place = starts[pair] + Long.bitCount(own & bit - 1);
          for (int w = 0; w < word; w++) {
            place += Long.bitCount(bits[pair * words + w]);
          }
          sum += sums[place];
        }
      }
    }
    return sum;
  }

  private double[] all(int[] heads, int[] modifiers) {
    double[] all = new double[words * Long.SIZE];
    for (int head : heads) {
      for (int modifier : modifiers) {
        int pair = head * columns + modifier;
        int place = starts[pair];
        for (int word = 0; word < words; word++) {
          for (long rest = bits[pair * words + word]; rest != 0; rest &= rest - 1) {
            all[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] += sums[place++];
          }
        }
      }
    }
    return all;
  }
}
