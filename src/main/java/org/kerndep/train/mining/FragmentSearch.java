package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongConsumer;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.ListArcs;
import org.kerndep.rerank.mined.ListFragments;

/**
 * Finds conjunctions in the tree space. Two trees differ in the fragments that only one of them has: those with an arc
 * that the other lacks, and those whose words the other does not have as neighbours. Their sub-fragments are looked at
 * too, so that a conjunction is never more frequent than its parts. Scratch of one thread.
 */
final class FragmentSearch implements CandidateSearch {

  private static final Share ALL = new Share(0, 1);

  private final ListFragments fragments;
  /** By arc. */
  private final int[][] basics;
  /** By fragment: which trees have it, and whether it is one in which they differ or a part of such a one. */
  private final int[] sides;
  private final boolean[] relevant;
  /** By fragment: those with all of its arcs but one; first that without the last arc, if the fragment has others. */
  private final List<List<Part>> parts;
  private final Frontier frontier;
  private final Alive alive;

  /** The fragment that is looked at, and for each of its arcs the place of the chosen feature. */
  private FragmentArcs shape;
  private final int[] choice;

  /** The keys of all that the conjunctions of the last search begin with. */
  private final LongOpenHashSet beginnings = new LongOpenHashSet();

  /** By fragment that is a part of others: which of its conjunctions are in the frontier. Outlives a search. */
  static final class Alive {
    private BitSet[] conjunctions = {};
  }

  /** A part of a fragment, and which of its arcs it has. */
  private record Part(int fragment, int[] arcs) {}

  /**
   * A search in two trees of a list.
   *
   * @param alive what earlier searches in these trees noticed
   */
  FragmentSearch(ListArcs arcs, int[][] basics, int oracle, int prediction, int order, Frontier frontier,
      Alive alive) {
    this.frontier = frontier;
    this.alive = alive;
    this.fragments =
        new ListFragments(arcs, new int[] {oracle, prediction}, order, (fragment, parent, up, arc) -> true);
    this.basics = basics;
    this.sides = new int[fragments.bound()];
    this.relevant = new boolean[sides.length];
    this.parts = new ArrayList<>(sides.length);
    this.choice = new int[order];
    for (int fragment : fragments.of(oracle)) {
      sides[fragment] |= ORACLE;
    }
    for (int fragment : fragments.of(prediction)) {
      sides[fragment] |= PREDICTION;
    }
    for (int fragment = 0; fragment < sides.length; fragment++) {
      parts.add(List.of());
    }
    for (int size = order; size >= 1; size--) {
      for (int fragment = 1; fragment < sides.length; fragment++) {
        if (fragments.size(fragment) == size && (sides[fragment] != BOTH || relevant[fragment])) {
          relevant[fragment] = true;
          parts.set(fragment, partsOf(fragment));
          parts.get(fragment).forEach(part -> relevant[part.fragment] = true);
        }
      }
    }
  }

  private List<Part> partsOf(int fragment) {
    FragmentArcs whole = new FragmentArcs(fragments, fragment);
    List<Part> found = new ArrayList<>();
    for (int left = whole.size() - 1; left >= 0 && whole.size() > 1; left--) {
      if (whole.canLose(left)) {
        IntArrayList rest = new IntArrayList();
        int part = 0;
        for (int arc = 0; arc < whole.size(); arc++) {
          if (arc != left) {
            rest.add(arc);
            part = fragments.extended(part, whole.arc(arc));
          }
        }
        found.add(new Part(part, rest.toIntArray()));
      }
    }
    return found;
  }

  @Override
  public void search(int order, boolean all, Share share, Sink sink) {
    beginnings.clear();
    for (int fragment = 1; fragment < sides.length; fragment++) {
      if (isLookedAt(fragment, order, all)) {
        assign(fragment, share, sink);
      }
    }
  }

  private boolean isLookedAt(int fragment, int order, boolean all) {
    return fragments.size(fragment) == order && (all ? relevant[fragment] : sides[fragment] != BOTH);
  }

  @Override
  public void searchRest(int order, boolean all, Share share, LongConsumer sink) {
    for (int fragment = 1; fragment < sides.length; fragment++) {
      if (fragments.size(fragment) == order && !isLookedAt(fragment, order, all)) {
        follow(new FragmentArcs(fragments, fragment), 0, START, share, sink);
      }
    }
  }

  /** Gives the conjunctions of a fragment that begin as some that were found, from one of its arcs on. */
  private void follow(FragmentArcs rest, int arc, long key, Share share, LongConsumer sink) {
    for (int basic : basics[rest.arc(arc)]) {
      if (arc > 0 || share.has(0, basic)) {
        long extended = CandidateSearch.extend(key, rest.up(arc), basic);
        if (arc == rest.size() - 1) {
          sink.accept(extended);
        } else if (beginnings.contains(extended)) {
          follow(rest, arc + 1, extended, share, sink);
        }
      }
    }
  }

  @Override
  public double most(int order, boolean all) {
    double most = 0;
    for (int fragment = 1; fragment < sides.length; fragment++) {
      if (isLookedAt(fragment, order, all)) {
        double open = order == 1 ? 1 : alive.conjunctions[fragments.parent(fragment)].cardinality();
        most += open * basics[fragments.arc(fragment)].length;
      }
    }
    return most;
  }

  @Override
  public void notice(int order) {
    alive.conjunctions = Arrays.copyOf(alive.conjunctions, sides.length);
    for (int fragment = 1; fragment < sides.length; fragment++) {
      if (relevant[fragment] && fragments.size(fragment) == order) {
        BitSet own = new BitSet();
        alive.conjunctions[fragment] = own;
        requireFewPlaces(new FragmentArcs(fragments, fragment));
        assign(fragment, ALL, (key, side) -> {
          if (frontier.contains(key)) {
            own.set(place(shape.all()));
          }
        });
      }
    }
  }

  /** Refuses more choices of features than have a number. */
  private void requireFewPlaces(FragmentArcs some) {
    double places =
        Arrays.stream(some.all()).mapToDouble(arc -> basics[some.arc(arc)].length).reduce(1, (a, b) -> a * b);
    if (places > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("arcs have too many features for conjunctions of " + (some.size() + 1)
          + " arcs; lower mining-order or use fewer basic-features");
    }
  }

  /** Gives the conjunctions of a fragment, of a share, whose parts are all alive. */
  private void assign(int fragment, Share share, Sink sink) {
    shape = new FragmentArcs(fragments, fragment);
    int last = shape.size() - 1;
    int[] first = basics[shape.arc(0)];
    if (last == 0) {
      for (choice[0] = 0; choice[0] < first.length; choice[0]++) {
        if (share.has(0, first[choice[0]])) {
          sink.accept(CandidateSearch.extend(START, 0, first[choice[0]]), sides[fragment]);
        }
      }
      return;
    }
    BitSet open = alive.conjunctions[fragments.parent(fragment)];
    List<Part> others = parts.get(fragment).subList(1, parts.get(fragment).size());
    int block = 1;
    for (int arc = 1; arc < last; arc++) {
      block *= basics[shape.arc(arc)].length;
    }
    for (choice[0] = 0; choice[0] < first.length; choice[0]++) {
      if (share.has(0, first[choice[0]])) {
        int from = choice[0] * block;
        int to = from + block;
        for (int place = open.nextSetBit(from); place >= 0 && place < to; place = open.nextSetBit(place + 1)) {
          addLast(beginning(place - from, last), last, others, sides[fragment], sink);
        }
      }
    }
  }

  /** Chooses the features of the arcs between the first and the last by their number, and gives the key so far. */
  private long beginning(int place, int last) {
    int rest = place;
    for (int arc = last - 1; arc > 0; arc--) {
      int count = basics[shape.arc(arc)].length;
      choice[arc] = rest % count;
      rest /= count;
    }
    long key = START;
    for (int arc = 0; arc < last; arc++) {
      key = CandidateSearch.extend(key, shape.up(arc), basics[shape.arc(arc)][choice[arc]]);
      beginnings.add(key);
    }
    return key;
  }

  private void addLast(long key, int last, List<Part> others, int side, Sink sink) {
    int[] features = basics[shape.arc(last)];
    for (choice[last] = 0; choice[last] < features.length; choice[last]++) {
      if (areAlive(others)) {
        sink.accept(CandidateSearch.extend(key, shape.up(last), features[choice[last]]), side);
      }
    }
  }

  private boolean areAlive(List<Part> some) {
    for (int i = 0; i < some.size(); i++) {
      if (!alive.conjunctions[some.get(i).fragment].get(place(some.get(i).arcs))) {
        return false;
      }
    }
    return true;
  }

  /** The number of the choice of features of some arcs. */
  private int place(int[] arcs) {
    int place = 0;
    for (int arc : arcs) {
      place = place * basics[shape.arc(arc)].length + choice[arc];
    }
    return place;
  }

  @Override
  public FeaturePath path() {
    int[] all = shape.all();
    return FeaturePath.of(Arrays.stream(all).map(shape::up).toArray(),
        Arrays.stream(all).map(arc -> basics[shape.arc(arc)][choice[arc]]).toArray());
  }
}
