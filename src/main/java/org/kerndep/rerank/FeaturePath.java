package org.kerndep.rerank;

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

  /** Where each arc is attached and the number of its feature, in turn. */
  private final int[] steps;

  private FeaturePath(int[] steps) {
    this.steps = steps;
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
    int[] steps = new int[2 * ups.length];
    int depth = 0;
    for (int i = 0; i < ups.length; i++) {
      if (ups[i] < 0 || ups[i] > depth || basics[i] < 0) {
        throw new IllegalArgumentException("not a fragment: " + Arrays.toString(ups) + " " + Arrays.toString(basics));
      }
      depth += 1 - ups[i];
      steps[2 * i] = ups[i];
      steps[2 * i + 1] = basics[i];
    }
    return new FeaturePath(steps);
  }

  /** How many arcs it has. */
  public int order() {
    return steps.length / 2;
  }

  /** Where an arc is attached. */
  public int up(int arc) {
    return steps[2 * arc];
  }

  /** The number of the feature of an arc. */
  public int basic(int arc) {
    return steps[2 * arc + 1];
  }

  /** The same conjunction where features of arcs have other numbers. */
  public FeaturePath renumbered(int[] places) {
    int[] changed = steps.clone();
    for (int i = 1; i < changed.length; i += 2) {
      changed[i] = places[changed[i]];
    }
    return new FeaturePath(changed);
  }

  /** The same conjunction of the polynomial space with its features by ascending number. */
  public FeaturePath ascending() {
    int[] basics = IntStream.range(0, order()).map(this::basic).sorted().toArray();
    return of(new int[basics.length], basics);
  }

  /** How many arcs it has in common with another from the first on. */
  public int shared(FeaturePath other) {
    int mismatch = Arrays.mismatch(steps, other.steps);
    return (mismatch < 0 ? steps.length : mismatch) / 2;
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
    return Arrays.compare(steps, other.steps);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FeaturePath that && Arrays.equals(steps, that.steps);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(steps);
  }

  @Override
  public String toString() {
    return Arrays.toString(steps);
  }
}
