package org.kerndep.part;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The arcs a decoder may use: all of a sentence, or those a pruner kept. Arcs are numbered by modifier, then head.
 * Every head knows its possible children on each side, closest first. Immutable; share freely.
 */
public final class ArcGraph {

  /** No arc. */
  public static final int NO_ARC = -1;

  /** Takes an arc and says whether it may be used. */
  @FunctionalInterface
  public interface ArcFilter {
    boolean allows(int head, int modifier);
  }

  private final int size;
  private final int[] arcOf;
  private final int[] heads;
  private final int[] modifiers;
  /** Arcs into word m are firstArc[m] to firstArc[m+1]-1. */
  private final int[] firstArc;
  /** Arcs from a head to its right, then to its left, at 2·head and 2·head+1; closest first. */
  private final int[][] outgoing;
  /** Where an arc stands among its head's arcs of the same side. */
  private final int[] rank;

  private ArcGraph(int size, ArcFilter filter) {
    this.size = size;
    arcOf = new int[(size + 1) * (size + 1)];
    Arrays.fill(arcOf, NO_ARC);
    firstArc = new int[size + 2];
    IntArrayList headList = new IntArrayList();
    IntArrayList modifierList = new IntArrayList();
    for (int m = 1; m <= size; m++) {
      firstArc[m] = headList.size();
      for (int h = 0; h <= size; h++) {
        if (h != m && filter.allows(h, m)) {
          arcOf[h * (size + 1) + m] = headList.size();
          headList.add(h);
          modifierList.add(m);
        }
      }
    }
    firstArc[size + 1] = headList.size();
    heads = headList.toIntArray();
    modifiers = modifierList.toIntArray();
    rank = new int[heads.length];
    outgoing = new int[2 * (size + 1)][];
    for (int h = 0; h <= size; h++) {
      outgoing[2 * h] = side(h, 1);
      outgoing[2 * h + 1] = side(h, -1);
    }
  }

  private int[] side(int head, int step) {
    IntArrayList arcs = new IntArrayList();
    for (int m = head + step; m >= 1 && m <= size; m += step) {
      int arc = arc(head, m);
      if (arc != NO_ARC) {
        rank[arc] = arcs.size();
        arcs.add(arc);
      }
    }
    return arcs.toIntArray();
  }

  /** All arcs of a sentence. */
  public static ArcGraph complete(int size) {
    return new ArcGraph(size, (h, m) -> true);
  }

  /** The arcs that a filter allows; the caller sees to it that they contain a tree of the kind to be found. */
  public static ArcGraph of(int size, ArcFilter filter) {
    return new ArcGraph(size, filter);
  }

  /** The number of words. */
  public int size() {
    return size;
  }

  /** Arcs are 0 to this number minus 1. */
  public int arcCount() {
    return heads.length;
  }

  /** The number of an arc, or {@link #NO_ARC}. */
  public int arc(int head, int modifier) {
    return arcOf[head * (size + 1) + modifier];
  }

  public int head(int arc) {
    return heads[arc];
  }

  public int modifier(int arc) {
    return modifiers[arc];
  }

  /** How many heads a word may have. */
  public int headCount(int modifier) {
    return firstArc[modifier + 1] - firstArc[modifier];
  }

  /** The arcs into a word start here and follow each other, by ascending head. */
  public int firstArc(int modifier) {
    return firstArc[modifier];
  }

  /** How many children a head may have on one side. */
  public int childCount(int head, boolean right) {
    return outgoing[2 * head + (right ? 0 : 1)].length;
  }

  /** The arc to a head's possible child on one side, 0 being the closest. */
  public int childArc(int head, boolean right, int rank) {
    return outgoing[2 * head + (right ? 0 : 1)][rank];
  }

  /** Where an arc stands among its head's arcs of the same side, 0 being the closest. */
  public int rank(int arc) {
    return rank[arc];
  }

  public boolean isRight(int arc) {
    return heads[arc] < modifiers[arc];
  }
}
