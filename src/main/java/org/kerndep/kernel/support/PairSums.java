package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;

/**
 * The sums of one value's pairs with others, channel by channel. Sums that are 0 take no place: a pair has one bit for
 * each channel, and the sums of the bits that are set. Immutable.
 */
final class PairSums {

  /** Words of 64 bits for each pair. */
  private final int words;
  private final long[] bits;
  /** Where the sums of each pair start. */
  private final int[] starts;
  private final double[] sums;

  /**
   * The sums that are not 0.
   *
   * @param numbers 0 for each of the others that has none, n for the n-th of those that can have some
   * @param all those of all channels for the first of them, for the second and so on
   */
  PairSums(int[] numbers, double[] all, int channels) {
    words = (channels + Long.SIZE - 1) / Long.SIZE;
    bits = new long[numbers.length * words];
    starts = new int[numbers.length];
    DoubleArrayList found = new DoubleArrayList();
    for (int other = 0; other < numbers.length; other++) {
      starts[other] = found.size();
      for (int channel = 0; channel < channels && numbers[other] > 0; channel++) {
        double sum = all[(numbers[other] - 1) * channels + channel];
        if (sum != 0) {
          bits[other * words + channel / Long.SIZE] |= 1L << channel;
          found.add(sum);
        }
      }
    }
    sums = found.toDoubleArray();
  }

  /** A number and the sums of one channel for some others, added in their order. */
  double addOne(int[] others, int channel, double to) {
    int word = channel / Long.SIZE;
    long bit = 1L << channel;
    double sum = to;
    for (int other : others) {
      long own = bits[other * words + word];
      if ((own & bit) != 0) {
        int place = starts[other] + Long.bitCount(own & bit - 1);
        for (int w = 0; w < word; w++) {
          place += Long.bitCount(bits[other * words + w]);
        }
        sum += sums[place];
      }
    }
    return sum;
  }

  /** Adds the sums of all channels for some others. */
  void addAll(int[] others, double[] to) {
    for (int other : others) {
      int place = starts[other];
      for (int word = 0; word < words; word++) {
        for (long rest = bits[other * words + word]; rest != 0; rest &= rest - 1) {
          to[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] += sums[place++];
        }
      }
    }
  }
}
