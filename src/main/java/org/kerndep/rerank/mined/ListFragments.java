package org.kerndep.rerank.mined;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * The distinct fragments of a list's trees, numbered from 1; what is computed for one serves all trees that have it.
 * Immutable once built.
 */
public final class ListFragments {

  /** Decides which fragments there are. */
  public interface Growth {

    /**
     * Whether a fragment shall be there, and with it its extensions. Called once for each.
     *
     * @param fragment its number if it shall; the next one that is free
     * @param parent the fragment without its last arc, 0 if it has no other
     * @param up where the last arc is attached, as {@link Fragments.Visitor} takes it
     */
    boolean isKept(int fragment, int parent, int up, int arc);
  }

  private static final int UNKNOWN = -2;

  private final IntArrayList parents = new IntArrayList(new int[] {0});
  private final IntArrayList ups = new IntArrayList(new int[] {0});
  private final IntArrayList arcs = new IntArrayList(new int[] {0});
  private final IntArrayList sizes = new IntArrayList(new int[] {0});
  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  /** By tree; null for those that are left out. */
  private final int[][] fragments;

  /** The fragments of at most {@code order} arcs of some trees. */
  public ListFragments(ListArcs list, int[] trees, int order, Growth growth) {
    numbers.defaultReturnValue(UNKNOWN);
    fragments = new int[list.trees()][];
    for (int tree : trees) {
      IntArrayList found = new IntArrayList();
      Fragments.visit(list.tree(tree), order, (fragment, up, modifier) -> {
        int extended = extended(fragment, up, list.arc(tree, modifier), growth);
        if (extended != Fragments.STOP) {
          found.add(extended);
        }
        return extended;
      });
      fragments[tree] = found.toIntArray();
    }
  }

  private int extended(int fragment, int up, int arc, Growth growth) {
    long key = key(fragment, arc);
    int known = numbers.get(key);
    if (known != UNKNOWN) {
      return known;
    }
    int next = parents.size();
    if (!growth.isKept(next, fragment, up, arc)) {
      numbers.put(key, Fragments.STOP);
      return Fragments.STOP;
    }
    parents.add(fragment);
    ups.add(up);
    arcs.add(arc);
    sizes.add(sizes.getInt(fragment) + 1);
    numbers.put(key, next);
    return next;
  }

  private static long key(int fragment, int arc) {
    return (long) fragment << 32 | arc;
  }

  /** One more than the greatest number of a fragment. */
  public int bound() {
    return parents.size();
  }

  /** The fragments of a tree, each once. */
  public int[] of(int tree) {
    return fragments[tree];
  }

  /** How many arcs a fragment has. */
  public int size(int fragment) {
    return sizes.getInt(fragment);
  }

  /** The fragment without its last arc, 0 if it has no other. */
  public int parent(int fragment) {
    return parents.getInt(fragment);
  }

  /** Where the last arc of a fragment is attached, as {@link Fragments.Visitor} takes it. */
  public int up(int fragment) {
    return ups.getInt(fragment);
  }

  /** The last arc of a fragment. */
  public int arc(int fragment) {
    return arcs.getInt(fragment);
  }

  /** The fragment with one arc more, which must be there. */
  public int extended(int fragment, int arc) {
    int extended = numbers.get(key(fragment, arc));
    if (extended < 0) {
      throw new IllegalArgumentException("no such fragment");
    }
    return extended;
  }
}
