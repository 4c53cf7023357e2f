package org.kerndep.rerank.mined;

import org.kerndep.data.DependencyTree;

/**
 * The fragments of a tree (Qian and Liu 2015): connected sets of arcs in which the children of a word are neighbours in
 * the list of all its children, those on the left and on the right together. Arcs of the artificial root are in none.
 * Each fragment is visited exactly once, by right-most extension. Scratch of one thread.
 */
public final class Fragments {

  /** What a visitor answers to have no extensions of a fragment. */
  public static final int STOP = -1;

  private static final int NONE = 0;

  /** Sees fragments one arc at a time. */
  public interface Visitor {

    /**
     * A fragment with one arc more; its arcs are in the order in which a walk from the top, left to right, meets them.
     *
     * @param fragment what was answered for the fragment without the arc; 0 if the arc is the first
     * @param up where the arc is attached: 0 for a child of the last word (or the first arc), 1 for the next sibling of
     *     the last word, 2 for that of the last word's head, and so on
     * @param modifier the arc's lower end
     * @return a number for the fragment, or {@link #STOP}
     */
    int extend(int fragment, int up, int modifier);
  }

  private final DependencyTree tree;
  private final int order;
  private final Visitor visitor;
  private final int[] firstChild;
  private final int[] nextSibling;

  private Fragments(DependencyTree tree, int order, Visitor visitor) {
    this.tree = tree;
    this.order = order;
    this.visitor = visitor;
    this.firstChild = new int[tree.size() + 1];
    this.nextSibling = new int[tree.size() + 1];
    for (int m = tree.size(); m >= 1; m--) {
      nextSibling[m] = firstChild[tree.head(m)];
      firstChild[tree.head(m)] = m;
    }
  }

  /** Visits the fragments of at most {@code order} arcs. */
  public static void visit(DependencyTree tree, int order, Visitor visitor) {
    Fragments search = new Fragments(tree, order, visitor);
    for (int m = 1; m <= tree.size(); m++) {
      if (tree.head(m) != 0) {
        search.extend(0, 0, m, 1, 0);
      }
    }
  }

  /**
   * Adds an arc.
   *
   * @param depth how many arcs below the top its modifier is
   * @param size how many arcs there are without it
   */
  private void extend(int fragment, int up, int modifier, int depth, int size) {
    int extended = visitor.extend(fragment, up, modifier);
    if (extended == STOP || size + 1 == order) {
      return;
    }
    for (int child = firstChild[modifier]; child != NONE; child = nextSibling[child]) {
      extend(extended, 0, child, depth + 1, size + 1);
    }
    int above = modifier;
    for (int steps = 1; steps <= depth; steps++) {
      if (nextSibling[above] != NONE) {
        extend(extended, steps, nextSibling[above], depth - steps + 1, size + 1);
      }
      above = tree.head(above);
    }
  }
}
