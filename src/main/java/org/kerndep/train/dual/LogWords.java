package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.property.KernelWord;

/**
 * The distinct words of a growing log, numbered from 0, and for every value the words that have it. Grows by one
 * thread; read by many in between.
 */
final class LogWords {

  /** So many values a word can have; counts fit an unsigned byte. */
  private static final int MOST_VALUES = 255;

  private final Object2IntOpenHashMap<KernelWord> numbers = new Object2IntOpenHashMap<>();
  private final List<KernelWord> tokens = new ArrayList<>();
  private final List<IntArrayList> postings = new ArrayList<>();

  LogWords() {
    numbers.defaultReturnValue(-1);
  }

  int size() {
    return tokens.size();
  }

  KernelWord get(int number) {
    return tokens.get(number);
  }

  /** The number of a word, which is added if it is new. */
  int number(KernelWord token) {
    int found = numbers.getInt(token);
    if (found >= 0) {
      return found;
    }
    if (token.size() > MOST_VALUES) {
      throw new IllegalArgumentException("a word has " + token.size() + " properties, more than " + MOST_VALUES
          + "; use a shorter property list");
    }
    numbers.put(token, tokens.size());
    for (int i = 0; i < token.size(); i++) {
      while (postings.size() <= token.value(i)) {
        postings.add(new IntArrayList(2));
      }
      postings.get(token.value(i)).add(tokens.size());
    }
    tokens.add(token);
    return tokens.size() - 1;
  }

  /** Counts for each of the words how many values it shares with one. */
  void count(KernelWord token, byte[] counts) {
    Arrays.fill(counts, 0, tokens.size(), (byte) 0);
    for (int i = 0; i < token.size() && token.value(i) < postings.size(); i++) {
      IntArrayList members = postings.get(token.value(i));
      int[] elements = members.elements();
      for (int k = members.size() - 1; k >= 0; k--) {
        counts[elements[k]]++;
      }
    }
  }

  /** The same for some words only. */
  void count(KernelWord token, int[] some, byte[] counts) {
    for (int number : some) {
      counts[number] = (byte) token.matches(tokens.get(number));
    }
  }
}
