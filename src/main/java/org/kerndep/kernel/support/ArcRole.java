package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.kernel.property.KernelWord;

/**
 * The words of a support's arcs as heads or as modifiers: which arcs have a value there, which values are frequent, and
 * which of those every word of the support has. Immutable; share freely.
 */
record ArcRole(Postings postings, FrequentValues frequent, FrequentWords words) {

  /**
   * One of the two roles.
   *
   * @param slot 0 for heads, 1 for modifiers
   * @param most how many values are frequent at most
   * @param least how many arcs have a frequent value at least
   */
  static ArcRole of(SupportParts arcs, List<KernelWord> words, int slot, int most, int least) {
    Postings postings = new Postings(
        IntStream.range(0, arcs.size()).mapToObj(arc -> words.get(arcs.word(slot, arc))).toList());
    FrequentValues frequent = new FrequentValues(postings, most, least);
    return new ArcRole(postings, frequent, new FrequentWords(words, frequent));
  }

  /** The values that most of a support's arcs have in one role; each has a place, 0 being the most frequent. */
  static final class FrequentValues {

    /** Not frequent. */
    static final int RARE = -1;

    private final int[] values;
    private final int[] places;

    /**
     * The most frequent ones.
     *
     * @param postings the arcs that have each value
     * @param most how many values are frequent at most
     * @param least how many arcs have a frequent value at least
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

  /** The places of the frequent values of many words, close together in memory. */
  static final class FrequentWords {

    private final int[] starts;
    private final short[] places;

    /** Words whose frequent values have places below 2^15. */
    FrequentWords(List<KernelWord> words, FrequentValues frequent) {
      starts = new int[words.size() + 1];
      ShortArrayList found = new ShortArrayList();
      for (int t = 0; t < words.size(); t++) {
        for (int place : frequent.places(words.get(t))) {
          found.add((short) place);
        }
        starts[t + 1] = found.size();
      }
      places = found.toShortArray();
    }

    /** How many frequent values a word has. */
    int size(int word) {
      return starts[word + 1] - starts[word];
    }

    /** The place of one of them. */
    int place(int word, int index) {
      return places[starts[word] + index];
    }

    /** The sum of the marks of a word's frequent values. */
    int count(int word, byte[] marks) {
      int count = 0;
      for (int i = starts[word]; i < starts[word + 1]; i++) {
        count += marks[places[i]];
      }
      return count;
    }
  }
}
