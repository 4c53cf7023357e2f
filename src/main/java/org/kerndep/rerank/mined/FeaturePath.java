package org.kerndep.rerank.mined;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A mined feature: one feature of each arc of a fragment, in the order in which {@link Fragments} adds arcs; or in the
 * polynomial space features of any arcs, by ascending number. Immutable; share freely.
 */
public final class FeaturePath implements Comparable<FeaturePath> {

  private static final String CHILD = ">";
  private static final String UP = "^";
  private static final String SIBLING = "+";

  private static final int BASIC_BITS = 26;

  /** Numbers of features of arcs are smaller than this; an arc is attached less far up than that. */
  private static final int BASIC_BOUND = 1 << BASIC_BITS;
  private static final int UP_BOUND = 1 << Integer.SIZE - 1 - BASIC_BITS;

  /** By arc: where it is attached, and the number of its feature in the last bits. */
  private final int[] edges;

  /** A feature whose edges are those of another. */
  FeaturePath(int[] edges) {
    this.edges = edges;
  }

  /**
   * A feature.
   *
   * @param ups where each arc is attached, as {@link Fragments.Visitor} takes it; all 0 in the polynomial space
   * @param basics the numbers of the features of the arcs
   */
  public static FeaturePath of(int[] ups, int[] basics) {
    if (ups.length != basics.length || ups.length == 0 || ups[0] != 0) {
      throw new IllegalArgumentException("not a fragment: " + Arrays.toString(ups));
    }
    int[] edges = new int[ups.length];
    int depth = 0;
    for (int i = 0; i < ups.length; i++) {
      boolean isAttached = ups[i] >= 0 && ups[i] <= depth && ups[i] < UP_BOUND;
      if (!isAttached || basics[i] < 0 || basics[i] >= BASIC_BOUND) {
        throw new IllegalArgumentException("not a fragment: " + Arrays.toString(ups) + " " + Arrays.toString(basics));
      }
      depth += 1 - ups[i];
      edges[i] = edge(ups[i], basics[i]);
    }
    return new FeaturePath(edges);
  }

  /** An edge, by which the edges of a node are sorted. */
  static int edge(int up, int basic) {
    return up << BASIC_BITS | basic;
  }

  /** Where the arc of an edge is attached. */
  static int upOf(int edge) {
    return edge >>> BASIC_BITS;
  }

  /** The number of the feature of an edge. */
  static int basicOf(int edge) {
    return edge & BASIC_BOUND - 1;
  }

  /** How many arcs it has. */
  public int order() {
    return edges.length;
  }

  /** Where an arc is attached and the number of its feature, in one number. */
  int edge(int arc) {
    return edges[arc];
  }

  /** Where an arc is attached. */
  public int up(int arc) {
    return upOf(edges[arc]);
  }

  /** The number of the feature of an arc. */
  public int basic(int arc) {
    return basicOf(edges[arc]);
  }

  /** The same conjunction where features of arcs have other numbers. */
  public FeaturePath renumbered(int[] places) {
    return new FeaturePath(
        IntStream.range(0, edges.length).map(arc -> edge(up(arc), places[basic(arc)])).toArray());
  }

  /** The same conjunction of the polynomial space with its features by ascending number. */
  public FeaturePath ascending() {
    return new FeaturePath(Arrays.stream(edges).sorted().toArray());
  }

  /** How many arcs it has in common with another from the first on. */
  public int shared(FeaturePath other) {
    int mismatch = Arrays.mismatch(edges, other.edges);
    return mismatch < 0 ? edges.length : mismatch;
  }

  /**
   * The feature in words: {@code >} leads to a child, {@code +} to the next sibling, {@code ^+} to that of the head; in
   * the polynomial space {@code &} is between features.
   */
  String toString(MiningSpace space, List<String> basics) {
    if (space == MiningSpace.POLYNOMIAL) {
      return IntStream.range(0, order()).mapToObj(arc -> basics.get(basic(arc))).collect(Collectors.joining(" & "));
    }
    StringBuilder text = new StringBuilder(basics.get(basic(0)));
    for (int i = 1; i < order(); i++) {
      text.append(' ').append(up(i) == 0 ? CHILD : UP.repeat(up(i) - 1) + SIBLING).append(' ')
          .append(basics.get(basic(i)));
    }
    return text.toString();
  }

  @Override
  public int compareTo(FeaturePath other) {
    return Arrays.compare(edges, other.edges);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FeaturePath that && Arrays.equals(edges, that.edges);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(edges);
  }

  @Override
  public String toString() {
    return IntStream.range(0, order()).mapToObj(arc -> "^".repeat(up(arc)) + basic(arc))
        .collect(Collectors.joining(" "));
  }
}
