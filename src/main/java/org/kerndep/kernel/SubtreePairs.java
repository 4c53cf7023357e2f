package org.kerndep.kernel;

/**
 * Finds what the subtrees of a growing graph share with those of others, without looking at the pairs that share
 * nothing. One thread adds subtrees; others may look for pairs in between.
 */
public abstract class SubtreePairs {

  /** Takes a pair of subtrees that share something. */
  @FunctionalInterface
  public interface PairVisitor {

    /**
     * A pair, which may come several times.
     *
     * @param subtree a number in the graph
     * @param other a number in the other graph
     * @param value what they share, or a share of it
     */
    void pair(int subtree, int other, double value);
  }

  private final SubtreeDag dag;
  private final int depth;
  private int indexed;

  SubtreePairs(SubtreeDag dag, int depth) {
    this.dag = dag;
    this.depth = depth;
  }

  /** Looks at the subtrees that are new in the graph. */
  public final void index() {
    for (; indexed < dag.size(); indexed++) {
      index(indexed, dag.node(indexed));
    }
  }

  final SubtreeDag dag() {
    return dag;
  }

  abstract void index(int number, SubtreeDag.Node node);

  /**
   * Goes over the pairs of one level of depth.
   *
   * @param deeper for each subtree of the others what it shares with each of the graph, one level less deep; a row is
   *     null if it shares nothing
   */
  abstract void visitLevel(SubtreeDag others, double[][] deeper, PairVisitor visitor);

  /** Goes over the pairs with the subtrees of another graph that share anything, always in the same order. */
  public final void visit(SubtreeDag others, PairVisitor visitor) {
    double[][] values = new double[others.size()][];
    if (depth == FragmentKernel.UNLIMITED) {
      // Subtrees come after those below them, so one level can be filled from itself.
      visitLevel(others, values, (subtree, other, value) -> {
        add(values, subtree, other, value);
        visitor.pair(subtree, other, value);
      });
      return;
    }
    double[][] deeper = values;
    for (int level = 1; level < depth; level++) {
      double[][] next = new double[others.size()][];
      visitLevel(others, deeper, (subtree, other, value) -> add(next, subtree, other, value));
      deeper = next;
    }
    visitLevel(others, deeper, visitor);
  }

  private void add(double[][] values, int subtree, int other, double value) {
    if (values[other] == null) {
      values[other] = new double[dag.size()];
    }
    values[other][subtree] += value;
  }
}
