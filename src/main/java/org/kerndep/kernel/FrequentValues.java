package org.kerndep.kernel;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The values that most of a support's parts have in one of their words, and the places of those values. Immutable. */
final class FrequentValues {

  /** Not frequent. */
  static final int RARE = -1;

  private final int[] places;
  private final int count;

  /**
   * The most frequent ones.
   *
   * @param postings the parts that have each value
   * @param most how many values are frequent at most
   * @param least how many parts have a frequent value at least
   */
  FrequentValues(Postings postings, int most, int least) {
    List<Integer> found = IntStream.range(0, postings.valueCount()).filter(v -> postings.size(v) >= least).boxed()
        .sorted(Comparator.comparingInt((Integer v) -> -postings.size(v)).thenComparingInt(v -> v))
        .limit(most).toList();
    count = found.size();
    places = new int[postings.valueCount()];
    Arrays.fill(places, RARE);
    for (int place = 0; place < count; place++) {
      places[found.get(place)] = place;
    }
  }

  /** Places are 0 to this, exclusive. */
  int count() {
    return count;
  }

  /** The place of a value, or {@link #RARE}. */
  int place(int value) {
    return value < places.length ? places[value] : RARE;
  }

  /** The places of a word's frequent values. */
  int[] places(PropertyToken word) {
    return IntStream.range(0, word.size()).map(i -> place(word.value(i))).filter(place -> place != RARE).toArray();
  }
}
