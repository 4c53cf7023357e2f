package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;

/**
 * Trees by their features, to find how many each shares with the trees of a list. These differ in few arcs, so only
 * where a tree differs from the one before is there anything to count. One thread adds trees; others may read in
 * between.
 */
public final class FeaturePostings {

  private static final long[] NONE = {};

  /** Takes what the known trees share with one of a list. */
  @FunctionalInterface
  public interface CountVisitor {

    /**
     * A tree of a list.
     *
     * @param counts how many features each known tree shares with it; valid during the call
     */
    void tree(int place, int[] counts);
  }

  private final Long2ObjectOpenHashMap<IntArrayList> postings = new Long2ObjectOpenHashMap<>();
  private int size;

  /** Adds a tree by its features. */
  public void add(long[] features) {
    for (long feature : features) {
      postings.computeIfAbsent(feature, f -> new IntArrayList(1)).add(size);
    }
    size++;
  }

  /** The trees that have a feature. */
  IntList having(long feature) {
    IntList having = postings.get(feature);
    return having == null ? IntLists.EMPTY_LIST : having;
  }

  /** Goes over the trees of a list. */
  public void visit(List<long[]> list, CountVisitor visitor) {
    int[] counts = new int[size];
    long[] before = NONE;
    for (int place = 0; place < list.size(); place++) {
      move(before, list.get(place), counts);
      visitor.tree(place, counts);
      before = list.get(place);
    }
  }

  /** Changes the counts of one tree to those of another. */
  private void move(long[] from, long[] to, int[] counts) {
    int i = 0;
    int j = 0;
    while (i < from.length || j < to.length) {
      if (j == to.length || i < from.length && from[i] < to[j]) {
        change(from[i++], -1, counts);
      } else if (i == from.length || to[j] < from[i]) {
        change(to[j++], 1, counts);
      } else {
        i++;
        j++;
      }
    }
  }

  private void change(long feature, int by, int[] counts) {
    IntArrayList having = postings.get(feature);
    for (int k = 0; having != null && k < having.size(); k++) {
      counts[having.getInt(k)] += by;
    }
  }
}
