package org.kerndep.part;

import java.util.Arrays;
import org.kerndep.data.DependencyTree;

/**
 * A tree whose words change their heads. A detached word has no head for the time being and keeps its children.
 * Children are listed per side, closest first. Scratch of one thread.
 */
public final class EditableTree {

  /** The head of a detached word, and of the root. */
  public static final int DETACHED = -1;

  private final int[] heads;
  /** The closest child on the right at 2·head, on the left at 2·head+1. */
  private final int[] firstChild;
  /** The next sibling outwards. */
  private final int[] nextChild;

  public EditableTree(DependencyTree tree) {
    int n = tree.size();
    heads = new int[n + 1];
    firstChild = new int[2 * (n + 1)];
    nextChild = new int[n + 1];
    Arrays.fill(heads, DETACHED);
    Arrays.fill(firstChild, Parts.NONE);
    Parts.arcs(tree, this::attach);
  }

  public int size() {
    return heads.length - 1;
  }

  /** The head of a word, or {@link #DETACHED}. */
  public int head(int word) {
    return heads[word];
  }

  /** The closest child on one side, or NONE. */
  public int firstChild(int head, boolean right) {
    return firstChild[side(head, right)];
  }

  /** The next sibling of a child outwards, or NONE. */
  public int nextChild(int child) {
    return nextChild[child];
  }

  /** Whether a word is another one or below it. */
  public boolean isWithin(int word, int top) {
    int node = word;
    while (node != top && node > 0) {
      node = heads[node];
    }
    return node == top;
  }

  /** Gives a detached word a head that is not below it. */
  public void attach(int head, int word) {
    boolean right = head < word;
    int inner = Parts.NONE;
    int outer = firstChild(head, right);
    while (outer != Parts.NONE && outer < word == right) {
      inner = outer;
      outer = nextChild[outer];
    }
    heads[word] = head;
    nextChild[word] = outer;
    link(head, right, inner, word);
  }

  /** Takes a word from its head. */
  public void detach(int word) {
    int head = heads[word];
    boolean right = head < word;
    int inner = Parts.NONE;
    for (int c = firstChild(head, right); c != word; c = nextChild[c]) {
      inner = c;
    }
    link(head, right, inner, nextChild[word]);
    heads[word] = DETACHED;
  }

  private void link(int head, boolean right, int inner, int child) {
    if (inner == Parts.NONE) {
      firstChild[side(head, right)] = child;
    } else {
      nextChild[inner] = child;
    }
  }

  private static int side(int head, boolean right) {
    return 2 * head + (right ? 0 : 1);
  }

  /** The tree as it is now; no word may be detached. */
  public DependencyTree toTree() {
    int[] copy = heads.clone();
    copy[0] = 0;
    return DependencyTree.unlabelled(copy);
  }
}
