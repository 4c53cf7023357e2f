package org.kerndep.train.mining;

import java.util.stream.IntStream;
import org.kerndep.rerank.mined.ListFragments;

/** The arcs of a fragment in their order, and how they hang together. Immutable as long as nobody changes the array. */
final class FragmentArcs {

  private static final int TOP = -1;

  private final int[] all;
  private final int[] arcs;
  private final int[] ups;
  /** By arc: the one above it. */
  private final int[] above;

  FragmentArcs(ListFragments fragments, int fragment) {
    int size = fragments.size(fragment);
    this.all = IntStream.range(0, size).toArray();
    this.arcs = new int[size];
    this.ups = new int[size];
    this.above = new int[size];
    int part = fragment;
    for (int i = size - 1; i >= 0; i--) {
      arcs[i] = fragments.arc(part);
      ups[i] = fragments.up(part);
      part = fragments.parent(part);
    }
    for (int i = 0; i < size; i++) {
      above[i] = i - 1;
      for (int step = 0; step < ups[i]; step++) {
        above[i] = above[above[i]];
      }
    }
  }

  int size() {
    return arcs.length;
  }

  /** 0 and so on. */
  int[] all() {
    return all;
  }

  /** The number of an arc in its list. */
  int arc(int i) {
    return arcs[i];
  }

  /** Where an arc is attached. */
  int up(int i) {
    return ups[i];
  }

  /** Whether the other arcs are a fragment: it is the first or last of neighbours, or alone at the top. */
  boolean canLose(int i) {
    boolean isLeaf = true;
    boolean isFirst = true;
    boolean isLast = true;
    for (int j = 0; j < arcs.length; j++) {
      isLeaf &= above[j] != i;
      isFirst &= j >= i || above[j] != above[i];
      isLast &= j <= i || above[j] != above[i];
    }
    return isLeaf ? isFirst || isLast : above[i] == TOP && isFirst && isLast;
  }
}
