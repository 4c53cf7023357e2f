package org.kerndep.part;

import java.util.Arrays;
import org.kerndep.data.DependencyTree;

/** The children of every word of a tree on each side, closest first, found in constant time. Immutable. */
final class Children {

  /** The closest child, and the next one outwards, per side: right, left. */
  private final int[][] first = new int[2][];
  private final int[][] next = new int[2][];
  private final int[][] last = new int[2][];

  Children(DependencyTree tree) {
    int n = tree.size();
    for (int side = 0; side < 2; side++) {
      first[side] = filled(n);
      next[side] = filled(n);
      last[side] = filled(n);
    }
    for (int m = 1; m <= n; m++) {
      append(tree.head(m), m, 0);
    }
    for (int m = n; m >= 1; m--) {
      append(tree.head(m), m, 1);
    }
  }

  private static int[] filled(int n) {
    int[] array = new int[n + 1];
    Arrays.fill(array, Parts.NONE);
    return array;
  }

  private void append(int head, int modifier, int side) {
    if (modifier > head == (side == 0)) {
      if (last[side][head] == Parts.NONE) {
        first[side][head] = modifier;
      } else {
        next[side][last[side][head]] = modifier;
      }
      last[side][head] = modifier;
    }
  }

  /** The child of a head after another one outwards, the first if that is the head itself, or NONE. */
  int next(int head, int child, int step) {
    int side = step > 0 ? 0 : 1;
    return child == head ? first[side][head] : next[side][child];
  }

  /** The outermost child of a word on one side, or NONE. */
  int last(int word, int step) {
    return last[step > 0 ? 0 : 1][word];
  }
}
