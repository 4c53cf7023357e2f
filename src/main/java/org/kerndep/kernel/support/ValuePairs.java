package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * For each pair of a frequent value of heads and one of modifiers, the summed coefficients of the support's arcs that
 * have both, channel by channel. The pairs of a head's value are added up when they are first asked for. Share freely:
 * whichever thread adds them up, the sums are the same.
 */
final class ValuePairs {

  /** The most channels that are looked up one by one. */
  private static final int FEW = 6;

  private final SupportParts arcs;
  private final ArcRole heads;
  private final ArcRole modifiers;
  private final ArcChannels channels;
  /** By the place of a head's value; null until it is asked for. */
  private final AtomicReferenceArray<PairSums> rows;

  /** Sums of arcs with these frequent values. */
  ValuePairs(SupportParts arcs, ArcRole heads, ArcRole modifiers, ArcChannels channels) {
    this.arcs = arcs;
    this.heads = heads;
    this.modifiers = modifiers;
    this.channels = channels;
    this.rows = new AtomicReferenceArray<>(heads.frequent().count());
  }

  /**
   * Adds the sums of all pairs of some values of a head with some of a modifier.
   *
   * @param wanted the channels to add
   */
  void add(int[] ofHead, int[] ofModifier, BitSet wanted, double[] to, int row) {
    int[] list = new int[wanted.cardinality()];
    for (int i = 0, channel = wanted.nextSetBit(0); channel >= 0; channel = wanted.nextSetBit(channel + 1)) {
      list[i++] = channel;
    }
    double[] found = list.length <= FEW ? some(ofHead, ofModifier, list) : all(ofHead, ofModifier);
    for (int i = 0; i < list.length; i++) {
      to[row + list[i]] += list.length <= FEW ? found[i] : found[list[i]];
    }
  }

  private double[] some(int[] ofHead, int[] ofModifier, int[] wanted) {
    double[] some = new double[wanted.length];
    for (int value : ofHead) {
      row(value).addSome(ofModifier, wanted, some);
    }
    return some;
  }

  private double[] all(int[] ofHead, int[] ofModifier) {
    double[] all = new double[channels.count()];
    for (int value : ofHead) {
      row(value).addAll(ofModifier, all);
    }
    return all;
  }

  private PairSums row(int place) {
    PairSums row = rows.get(place);
    if (row == null) {
      row = sums(heads.frequent().value(place));
      rows.set(place, row);
    }
    return row;
  }

  private PairSums sums(int headValue) {
    int[] numbers = new int[modifiers.frequent().count()];
    int met = 0;
    for (int n = 0; n < heads.postings().size(headValue); n++) {
      int word = arcs.word(1, heads.postings().member(headValue, n));
      for (int k = 0; k < modifiers.words().size(word); k++) {
        int place = modifiers.words().place(word, k);
        numbers[place] = numbers[place] == 0 ? ++met : numbers[place];
      }
    }
    double[] sums = new double[met * channels.count()];
    for (int n = 0; n < heads.postings().size(headValue); n++) {
      int arc = heads.postings().member(headValue, n);
      int word = arcs.word(1, arc);
      for (int k = 0; k < modifiers.words().size(word); k++) {
        int number = numbers[modifiers.words().place(word, k)];
        channels.add(arc, arcs.coefficient(arc), sums, (number - 1) * channels.count());
      }
    }
    return new PairSums(numbers, sums, channels.count());
  }

  /**
   * The sums of one value's pairs with others, channel by channel. Sums that are 0 take no place: a pair has one bit
   * for each channel, and the sums of the bits that are set.
   */
  private static final class PairSums {

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

    /** Adds the sums of some channels for some others. */
    void addSome(int[] others, int[] wanted, double[] to) {
      for (int other : others) {
        for (int i = 0; i < wanted.length; i++) {
          int word = wanted[i] / Long.SIZE;
          long bit = 1L << wanted[i];
          long own = bits[other * words + word];
          if ((own & bit) != 0) {
            int place = starts[other] + Long.bitCount(own & bit - 1);
            for (int w = 0; w < word; w++) {
              place += Long.bitCount(bits[other * words + w]);
            }
            to[i] += sums[place];
          }
        }
      }
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
}
