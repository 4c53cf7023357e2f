package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.util.List;
import org.kerndep.kernel.property.KernelWord;

/** The places of the frequent values of many words, close together in memory. Immutable. */
final class FrequentWords {

  private final int[] starts;
  private final short[] places;

  /** Of tokens whose frequent values have places below 2^15. */
  FrequentWords(List<KernelWord> tokens, FrequentValues frequent) {
    starts = new int[tokens.size() + 1];
    ShortArrayList found = new ShortArrayList();
    for (int t = 0; t < tokens.size(); t++) {
      for (int place : frequent.places(tokens.get(t))) {
        found.add((short) place);
      }
      starts[t + 1] = found.size();
    }
    places = found.toShortArray();
  }

  /** How many frequent values a token has. */
  int size(int token) {
    return starts[token + 1] - starts[token];
  }

  /** The place of one of them. */
  int place(int token, int index) {
    return places[starts[token] + index];
  }

  /** The sum of the marks of a token's frequent values. */
  int count(int token, byte[] marks) {
    int count = 0;
    for (int i = starts[token]; i < starts[token + 1]; i++) {
      count += marks[places[i]];
    }
    return count;
  }
}
