package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.property.KernelWord;

/**
 * The distinct words of a growing log, numbered from 0, and for every value the words that have it. One thread
 * adds to it; others may read in between.
 */
final class LogWords {

  /** The most values of a word: counts fit an unsigned byte. */
  private static final int MOST_VALUES = 255;

  private final Object2IntOpenHashMap<KernelWord> numbers = new Object2IntOpenHashMap<>();
  private final List<KernelWord> words = new ArrayList<>();
  private final List<IntArrayList> postings = new ArrayList<>();

  LogWords() {
    numbers.defaultReturnValue(-1);
  }

  int size() {
    return words.size();
  }

  KernelWord get(int number) {
    return words.get(number);
  }

  /** The number of a word, which is added if it is new. */
  int number(KernelWord word) {
    int found = numbers.getInt(word);
    if (found >= 0) {
      return found;
    }
    if (word.size() > MOST_VALUES) {
      throw new IllegalArgumentException("a word has " + word.size() + " properties, more than " + MOST_VALUES
          + "; use a shorter property list");
    }
    numbers.put(word, words.size());
    for (int i = 0; i < word.size(); i++) {
      while (postings.size() <= word.value(i)) {
        postings.add(new IntArrayList(2));
      }
      postings.get(word.value(i)).add(words.size());
    }
    words.add(word);
    return words.size() - 1;
  }

  /** Counts for each of the words how many values it shares with one. */
  void count(KernelWord word, byte[] counts) {
    Arrays.fill(counts, 0, words.size(), (byte) 0);
    for (int i = 0; i < word.size() && word.value(i) < postings.size(); i++) {
      IntArrayList members = postings.get(word.value(i));
      int[] elements = members.elements();
      for (int k = members.size() - 1; k >= 0; k--) {
        counts[elements[k]]++;
      }
    }
  }

  /** The same for some words only. */
  void count(KernelWord word, int[] some, byte[] counts) {
    for (int number : some) {
      counts[number] = (byte) word.matches(words.get(number));
    }
  }
}
