package org.kerndep.decode.projectivity;

import java.util.BitSet;
import org.kerndep.data.DependencyTree;

/**
 * Makes a tree projective by lifting: while there are non-projective arcs, the dependent of the shortest one (of
 * several, the leftmost) moves to its head's head (Nivre and Nilsson 2005). Arcs from the root are projective and stay;
 * a tree with one root child keeps one. A lift takes O(n²), 64 words at a time. For one tree and one thread.
 */
final class Lifting {

  private static final int NONE = 0;

  private final int[] heads;

  /** The words below each word and itself. A lift changes one of these sets only: that of the head lifted over. */
  private final BitSet[] below;

  private final BitSet lifted = new BitSet();
  private final BitSet passed = new BitSet();

  /** Lifts until the tree is projective. */
  Lifting(DependencyTree tree) {
    heads = tree.heads();
    below = below(heads);
    for (int m = shortestCrossing(); m != NONE; m = shortestCrossing()) {
      lift(m);
    }
  }

  /** Whether any word was lifted. */
  boolean isNeeded() {
    return !lifted.isEmpty();
  }

  /** Heads of the projective tree, index 0 unused. */
  int[] heads() {
    return heads.clone();
  }

  /** Whether a word hangs above its head in the original tree. */
  boolean isLifted(int word) {
    return lifted.get(word);
  }

  /** Whether a word was at some time the head over which another was lifted. */
  boolean isPassed(int word) {
    return passed.get(word);
  }

  private static BitSet[] below(int[] heads) {
    BitSet[] below = new BitSet[heads.length];
    for (int h = 0; h < heads.length; h++) {
      below[h] = new BitSet();
    }
    for (int m = 1; m < heads.length; m++) {
      below[m].set(m);
      for (int ancestor = heads[m]; ancestor != 0; ancestor = heads[ancestor]) {
        below[ancestor].set(m);
      }
    }
    below[0].set(0, heads.length);
    return below;
  }

  private int shortestCrossing() {
    int best = NONE;
    for (int m = 1; m < heads.length; m++) {
      if ((best == NONE || isBefore(m, best)) && !isProjectiveArc(m)) {
        best = m;
      }
    }
    return best;
  }

  private boolean isBefore(int a, int b) {
    int lengthA = Math.abs(heads[a] - a);
    int lengthB = Math.abs(heads[b] - b);
    return lengthA < lengthB || lengthA == lengthB && Math.min(heads[a], a) < Math.min(heads[b], b);
  }

  private boolean isProjectiveArc(int m) {
    int left = Math.min(heads[m], m);
    int right = Math.max(heads[m], m);
    return below[heads[m]].nextClearBit(left + 1) >= right;
  }

  private void lift(int m) {
    int over = heads[m];
    below[over].andNot(below[m]);
    heads[m] = heads[over];
    lifted.set(m);
    passed.set(over);
  }
}
