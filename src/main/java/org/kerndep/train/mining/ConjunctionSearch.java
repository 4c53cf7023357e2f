package org.kerndep.train.mining;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.ListArcs;

/**
 * Finds conjunctions in the polynomial space: sets of features that arcs of a tree have, wherever the arcs are. Two
 * trees differ in those sets that only one of them has. Scratch of one thread.
 */
final class ConjunctionSearch implements CandidateSearch {

  /**
   * The features of one of the trees, ascending.
   *
   * @param nextOwn for each place the first from there on whose feature the other tree lacks, or the number of features
   * @param tree the tree as {@link Sink} knows it
   */
  private record Side(int[] present, int[] nextOwn, int tree) {

    boolean isOwn(int place) {
      return nextOwn[place] == place;
    }

    /** A side, given at which places it has features of its own. */
    static Side of(int[] present, IntPredicate own, int tree) {
      int[] nextOwn = new int[present.length + 1];
      nextOwn[present.length] = present.length;
      for (int i = present.length - 1; i >= 0; i--) {
        nextOwn[i] = own.test(i) ? i : nextOwn[i + 1];
      }
      return new Side(present, nextOwn, tree);
    }

    /** The same without the features that are not in a frontier by themselves. */
    Side within(Frontier frontier) {
      int[] places = IntStream.range(0, present.length)
          .filter(i -> frontier.contains(CandidateSearch.extend(START, 0, present[i]))).toArray();
      return of(Arrays.stream(places).map(i -> present[i]).toArray(), i -> isOwn(places[i]), tree);
    }
  }

  private final Side[] sides;
  private final Frontier frontier;
  private final int[] choice;
  private int size;
  private Share share;

  ConjunctionSearch(ListArcs arcs, int[][] basics, int oracle, int prediction, int order, Frontier frontier) {
    this.frontier = frontier;
    int[] one = present(arcs, basics, oracle);
    int[] other = present(arcs, basics, prediction);
    this.sides = new Side[] {
        Side.of(one, i -> Arrays.binarySearch(other, one[i]) < 0, ORACLE),
        Side.of(other, i -> Arrays.binarySearch(one, other[i]) < 0, PREDICTION)};
    this.choice = new int[order];
  }

  private static int[] present(ListArcs arcs, int[][] basics, int tree) {
    return IntStream.rangeClosed(1, arcs.tree(tree).size()).filter(m -> arcs.tree(tree).head(m) != 0)
        .flatMap(m -> Arrays.stream(basics[arcs.arc(tree, m)])).sorted().distinct().toArray();
  }

  @Override
  public void search(int order, boolean all, Share wanted, Sink sink) {
    size = order;
    share = wanted;
    for (Side side : sides) {
      if (side.nextOwn[0] < side.present.length) {
        extend(order == 1 ? side : side.within(frontier), START, 0, 0, false, all, sink);
      }
    }
  }

  /** Nothing: where a set is in a tree does not matter. */
  @Override
  public void searchRest(int order, boolean all, Share wanted, LongConsumer sink) {}

  /** Adds features behind the first so many, which are the parts of one side before {@code from}. */
  private void extend(Side side, long key, int chosen, int from, boolean differs, boolean all, Sink sink) {
    boolean last = chosen + 1 == size;
    boolean mustDiffer = !differs && !all;
    for (int i = next(side, from, last, mustDiffer); i < side.present.length;
        i = next(side, i + 1, last, mustDiffer)) {
      choice[chosen] = side.present[i];
      if (chosen == 0 && !share.has(0, choice[0])) {
        continue;
      }
      boolean nowDiffers = differs || side.isOwn(i);
      long extended = CandidateSearch.extend(key, 0, choice[chosen]);
      if (last) {
        sink.accept(extended, nowDiffers ? side.tree : BOTH);
      } else if (chosen == 0 || frontier.contains(extended)) {
        extend(side, extended, chosen + 1, i + 1, nowDiffers, all, sink);
      }
    }
  }

  /** The next feature to choose: any as long as a later one can make the trees differ if they must. */
  private static int next(Side side, int from, boolean last, boolean mustDiffer) {
    int own = side.nextOwn[from];
    return mustDiffer && (last || own == side.present.length) ? own : from;
  }

  @Override
  public double most(int order, boolean all) {
    return Arrays.stream(sides).filter(side -> side.nextOwn[0] < side.present.length)
        .mapToDouble(side -> sets((order == 1 ? side : side.within(frontier)).present.length, order)).sum();
  }

  /** How many sets of so many features there are. */
  private static double sets(int features, int order) {
    double sets = 1;
    for (int i = 0; i < order; i++) {
      sets *= (features - i) / (i + 1.0);
    }
    return Math.max(0, sets);
  }

  /** The frontier is asked whenever a conjunction grows. */
  @Override
  public void notice(int order) {}

  @Override
  public FeaturePath path() {
    return FeaturePath.of(new int[size], Arrays.copyOf(choice, size));
  }
}
