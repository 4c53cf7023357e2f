package org.kerndep.kernel.support.tree;

/**
 * A part of the difference of what a function gives two trees. Immutable.
 *
 * @param place where it comes from
 * @param feature the key of a feature of the arc there, alone or with its label; {@link #NO_FEATURE} if it is not split
 *     by features
 * @param value what it adds to the difference
 */
public record TreeShare(TreePlace place, long feature, double value) {

  /** The key of no feature. */
  public static final long NO_FEATURE = 0;
}
