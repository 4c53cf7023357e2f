package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.kerndep.kernel.property.KernelWord;

/** The values that most of a support's parts have in one of their words, and the places of those values. Immutable. */
final class FrequentValues {

  /** Not frequent. */
  static final int RARE = -1;

  private final int[] values;
  private final int[] places;

  /**
   * The most frequent ones.
   *
   * @param postings the parts that have each value
   * @param most how many values are frequent at most
   * @param least how many parts have a frequent value at least
   */
  FrequentValues(Postings postings, int most, int least) {
    IntArrayList found = new IntArrayList();
    for (int value = 0; value < postings.valueCount(); value++) {
      if (postings.size(value) >= least) {
        found.add(value);
      }
    }
    found.sort((a, b) -> postings.size(a) != postings.size(b)
        ? Integer.compare(postings.size(b), postings.size(a)) : Integer.compare(a, b));
    values = Arrays.copyOf(found.elements(), Math.min(most, found.size()));
    places = new int[postings.valueCount()];
    Arrays.fill(places, RARE);
    for (int place = 0; place < values.length; place++) {
      places[values[place]] = place;
    }
  }

  /** Places are 0 to this, exclusive. */
  int count() {
    return values.length;
  }

  /** The value of a place below {@link #count}. */
  int value(int place) {
    return values[place];
  }

  /** The place of a value, or {@link #RARE}. */
  int place(int value) {
    return value < places.length ? places[value] : RARE;
  }

  /** The places of a word's frequent values. */
  int[] places(KernelWord word) {
    int[] found = new int[word.size()];
    int count = 0;
    for (int i = 0; i < found.length; i++) {
      int place = place(word.value(i));
      if (place != RARE) {
        found[count++] = place;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
