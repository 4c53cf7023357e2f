package org.kerndep.kernel.support.tree;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.kerndep.kernel.ListFeatures;

/**
 * Trees by their features, to find how many each shares with the trees of a list. These differ in few arcs, so only
 * where a tree differs from the one before is there anything to count. One thread adds trees; others may read in
 * between.
 */
public final class FeaturePostings {

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
  public void visit(ListFeatures list, CountVisitor visitor) {
    IntArrayList[] having = new IntArrayList[list.featureCount()];
    for (int feature = 0; feature < having.length; feature++) {
      having[feature] = postings.get(list.key(feature));
    }
    int[] counts = new int[size];
    list.visit((feature, by) -> change(having[feature], by, counts), tree -> visitor.tree(tree, counts));
  }

  private static void change(IntArrayList having, int by, int[] counts) {
    if (having == null) {
      return;
    }
    int[] trees = having.elements();
    for (int k = having.size() - 1; k >= 0; k--) {
      counts[trees[k]] += by;
    }
  }
}
