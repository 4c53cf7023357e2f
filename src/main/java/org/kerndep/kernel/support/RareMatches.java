package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.kerndep.kernel.property.KernelWord;

/** The support's arcs that share rare values with a word in one role, and how many. Immutable. */
final class RareMatches {

  private final int[] arcs;
  private final short[] counts;

  /**
   * The matches of a word.
   *
   * @param scratch a 0 for each arc of the support; it is left so
   */
  RareMatches(KernelWord word, ArcRole role, short[] scratch) {
    IntArrayList found = new IntArrayList();
    for (int i = 0; i < word.size(); i++) {
      int value = word.value(i);
      int size = role.frequent().place(value) == FrequentValues.RARE ? role.postings().size(value) : 0;
      for (int n = 0; n < size; n++) {
        int arc = role.postings().member(value, n);
        if (scratch[arc]++ == 0) {
          found.add(arc);
        }
      }
    }
    arcs = found.toIntArray();
    counts = new short[arcs.length];
    for (int i = 0; i < arcs.length; i++) {
      counts[i] = scratch[arcs[i]];
      scratch[arcs[i]] = 0;
    }
  }

  int size() {
    return arcs.length;
  }

  int arc(int index) {
    return arcs[index];
  }

  /** How many rare values the arc's word shares. */
  int count(int index) {
    return counts[index];
  }
}
