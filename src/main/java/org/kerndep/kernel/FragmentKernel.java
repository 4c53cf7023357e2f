package org.kerndep.kernel;

import java.util.List;
import java.util.Map;

/**
 * The number of fragments that two trees share, where a fragment weighs less the larger it is: a sum over all pairs of
 * a node of one and a node of the other of what the subtrees at them share. Immutable; share freely.
 */
public abstract non-sealed class FragmentKernel implements TreeKernel {

  /** The depth of fragments that have no other limit. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  static final String DECAY = "decay";
  static final String NORMALISED = "normalised";
  static final List<String> PARAMETERS = List.of(DECAY, "depth", NORMALISED);

  private final String name;
  private final double decay;
  private final int depth;
  private final boolean normalised;

  FragmentKernel(String name, double decay, int depth, boolean normalised) {
    if (!(decay > 0 && decay <= 1)) {
      throw new IllegalArgumentException(name + ": decay must be above 0 and at most 1: " + decay);
    }
    if (depth < 1) {
      throw new IllegalArgumentException(name + ": depth must be at least 1: " + depth);
    }
    this.name = name;
    this.decay = decay;
    this.depth = depth;
    this.normalised = normalised;
  }

  /** Makes a kernel of its parameters. */
  @FunctionalInterface
  interface Maker<K> {
    K make(double decay, int depth, boolean normalised);
  }

  /** The kernel with the parameters that a text gives. */
  static <K> K parse(KernelText text, Maker<K> maker) {
    Map<String, Double> numbers = text.numbers(PARAMETERS, NORMALISED);
    if (!numbers.containsKey(DECAY)) {
      throw text.problem("decay is missing, as in decay=0.015");
    }
    double depth = numbers.getOrDefault("depth", (double) UNLIMITED);
    if (depth != Math.rint(depth)) {
      throw text.problem("depth is a whole number, not " + depth);
    }
    return maker.make(numbers.get(DECAY), (int) depth, numbers.containsKey(NORMALISED));
  }

  /** What each arc or production makes a fragment weigh. */
  final double decay() {
    return decay;
  }

  /** How deep fragments are at most. */
  final int depth() {
    return depth;
  }

  @Override
  public final boolean normalised() {
    return normalised;
  }

  /** Takes the subtrees of a tree at which fragments can begin. */
  @FunctionalInterface
  interface NodeVisitor {

    /**
     * A subtree.
     *
     * @param subtree its number in a graph
     * @param word the word at its top
     */
    void node(int subtree, int word);
  }

  /** Adds all subtrees of a tree to a graph and goes over those at which fragments can begin. */
  final void visitNodes(FeatureTree tree, SubtreeDag to, NodeVisitor visitor) {
    int[][] children = tree.children();
    for (int top : children[0]) {
      add(tree, top, children, to, visitor);
    }
  }

  /**
   * Adds the subtree at a word to a graph and gives its number.
   *
   * @param children for each position the words that hang below it
   * @param nodes gets the subtrees in it at which fragments can begin
   */
  abstract int add(FeatureTree tree, int word, int[][] children, SubtreeDag to, NodeVisitor nodes);

  /**
   * The words at which two trees of a sentence differ, as far as a single step of a fragment goes: words with different
   * arcs into them, or with different productions.
   */
  public abstract boolean[] differing(FeatureTree one, FeatureTree two);

  /** Finds what the subtrees of a graph share with others. */
  abstract SubtreePairs pairs(SubtreeDag dag);

  /** The same, ready for the subtrees that the graph has. */
  public final SubtreePairs indexed(SubtreeDag dag) {
    SubtreePairs pairs = pairs(dag);
    pairs.index();
    return pairs;
  }

  @Override
  public final double product(FeatureTree a, FeatureTree b) {
    return new ListSubtrees(this, List.of(a, b)).product(0, 1);
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof FragmentKernel that && toString().equals(that.toString());
  }

  @Override
  public final int hashCode() {
    return toString().hashCode();
  }

  @Override
  public final String toString() {
    return name + "(decay=" + decay + (depth == UNLIMITED ? "" : ",depth=" + depth)
        + (normalised ? ",normalised" : "") + ")";
  }
}
