package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import org.kerndep.rerank.FeaturePath;
import org.kerndep.rerank.ListArcs;

/**
 * Finds conjunctions in the polynomial space: sets of features that arcs of a tree have, wherever the arcs are. Two
 * trees differ in those sets that only one of them has. Scratch of one thread.
 */
final class ConjunctionSearch implements CandidateSearch {

  /** The features of one of the trees, and those that the other lacks. */
  private record Side(int[] present, IntSet own, int sign) {}

  private final Side[] sides;
  private final int[] choice;
  private int size;

  ConjunctionSearch(ListArcs arcs, int[][] basics, int oracle, int prediction, int order) {
    IntRBTreeSet one = present(arcs, basics, oracle);
    IntRBTreeSet other = present(arcs, basics, prediction);
    this.sides = new Side[] {side(one, other, 1), side(other, one, -1)};
    this.choice = new int[order];
  }

  private static IntRBTreeSet present(ListArcs arcs, int[][] basics, int tree) {
    IntRBTreeSet present = new IntRBTreeSet();
    for (int m = 1; m <= arcs.tree(tree).size(); m++) {
      if (arcs.tree(tree).head(m) != 0) {
        Arrays.stream(basics[arcs.arc(tree, m)]).forEach(present::add);
      }
    }
    return present;
  }

  private static Side side(IntRBTreeSet present, IntRBTreeSet others, int sign) {
    IntSet own = new IntOpenHashSet(present);
    own.removeAll(others);
    return new Side(present.toIntArray(), own, sign);
  }

  @Override
  public void search(int order, boolean all, Frontier frontier, Sink sink) {
    size = order;
    for (Side side : sides) {
      if (!side.own.isEmpty()) {
        extend(side, START, 0, 0, false, all, frontier, sink);
      }
    }
  }

  /** Adds features behind the first so many, which are the parts of one side before {@code from}. */
  private void extend(Side side, long key, int chosen, int from, boolean differs, boolean all, Frontier frontier,
      Sink sink) {
    for (int i = from; i < side.present.length; i++) {
      choice[chosen] = side.present[i];
      boolean nowDiffers = differs || side.own.contains(choice[chosen]);
      long extended = CandidateSearch.extend(key, 0, choice[chosen]);
      if (chosen + 1 == size) {
        if ((nowDiffers || all) && partsAreIn(frontier)) {
          sink.accept(extended, nowDiffers ? side.sign : 0);
        }
      } else if (frontier.contains(extended)) {
        extend(side, extended, chosen + 1, i + 1, nowDiffers, all, frontier, sink);
      }
    }
  }

  /** Whether the last feature alone is in the frontier; the others are. */
  private boolean partsAreIn(Frontier frontier) {
    return size == 1 || frontier.contains(CandidateSearch.extend(START, 0, choice[size - 1]));
  }

  @Override
  public FeaturePath path() {
    return FeaturePath.of(new int[size], Arrays.copyOf(choice, size));
  }
}
