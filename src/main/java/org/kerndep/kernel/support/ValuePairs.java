package org.kerndep.kernel.support;

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
  /** By the place of a head's value; none yet that has not been asked for. */
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
    boolean few = wanted.cardinality() <= FEW;
    double[] all = few ? null : all(ofHead, ofModifier);
    for (int channel = wanted.nextSetBit(0); channel >= 0; channel = wanted.nextSetBit(channel + 1)) {
      to[row + channel] += few ? one(ofHead, ofModifier, channel) : all[channel];
    }
  }

  private double one(int[] ofHead, int[] ofModifier, int channel) {
    double sum = 0;
    for (int value : ofHead) {
      sum = row(value).addOne(ofModifier, channel, sum);
    }
    return sum;
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
      int token = arcs.word(1, heads.postings().member(headValue, n));
      for (int k = 0; k < modifiers.tokens().size(token); k++) {
        int place = modifiers.tokens().place(token, k);
        numbers[place] = numbers[place] == 0 ? ++met : numbers[place];
      }
    }
    double[] sums = new double[met * channels.count()];
    for (int n = 0; n < heads.postings().size(headValue); n++) {
      int arc = heads.postings().member(headValue, n);
      int token = arcs.word(1, arc);
      for (int k = 0; k < modifiers.tokens().size(token); k++) {
        int number = numbers[modifiers.tokens().place(token, k)];
        channels.add(arc, arcs.coefficient(arc), sums, (number - 1) * channels.count());
      }
    }
    return new PairSums(numbers, sums, channels.count());
  }
}
