package org.kerndep.decode;

/**
 * What {@link SpanningTrees} has still to look at: a tree, or the trees that have its arcs into the words before one
 * word and not its arc into that word. Ordered by what may be expected of them, then by age.
 *
 * @param word 0 for the tree itself
 * @param bound the tree's score, or what no tree of the branch exceeds
 * @param age how many were made before
 */
record SpanningBranch(SpanningTree tree, int word, double bound, int age) implements Comparable<SpanningBranch> {

  boolean isTree() {
    return word == 0;
  }

  @Override
  public int compareTo(SpanningBranch other) {
    int byBound = Double.compare(other.bound, bound);
    return byBound != 0 ? byBound : Integer.compare(age, other.age);
  }
}
