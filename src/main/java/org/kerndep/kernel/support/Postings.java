package org.kerndep.kernel.support;

import java.util.List;
import org.kerndep.kernel.property.KernelWord;

/** Which of some words have a value, for every value. Immutable. */
final class Postings {

  /** The words that have value v are members[starts[v]] to members[starts[v+1]-1], ascending. */
  private final int[] starts;
  private final int[] members;
  private final int wordCount;

  Postings(List<KernelWord> words) {
    int values = 0;
    for (KernelWord word : words) {
      values = word.size() == 0 ? values : Math.max(values, word.value(word.size() - 1) + 1);
    }
    wordCount = words.size();
    starts = new int[values + 1];
    for (KernelWord word : words) {
      for (int i = 0; i < word.size(); i++) {
        starts[word.value(i) + 1]++;
      }
    }
    for (int v = 0; v < values; v++) {
      starts[v + 1] += starts[v];
    }
    int[] next = starts.clone();
    members = new int[starts[values]];
    for (int w = 0; w < wordCount; w++) {
      KernelWord word = words.get(w);
      for (int i = 0; i < word.size(); i++) {
        members[next[word.value(i)]++] = w;
      }
    }
  }

  /** Values are numbers below this. */
  int valueCount() {
    return starts.length - 1;
  }

  /** How many words have a value. */
  int size(int value) {
    return value + 1 < starts.length ? starts[value + 1] - starts[value] : 0;
  }

  /** The n-th of the words that have a value. */
  int member(int value, int n) {
    return members[starts[value] + n];
  }

  /** How many values of a word each of the words has. */
  short[] matches(KernelWord word) {
    short[] counts = new short[wordCount];
    for (int i = 0; i < word.size(); i++) {
      int value = word.value(i);
      int size = size(value);
      for (int n = 0; n < size; n++) {
        counts[member(value, n)]++;
      }
    }
    return counts;
  }
}
