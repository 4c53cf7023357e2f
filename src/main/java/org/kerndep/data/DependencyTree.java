package org.kerndep.data;

import java.util.Arrays;
import java.util.Optional;

/**
 * A dependency tree over words 1 to {@link #size()} with the artificial root 0: every word has one head and reaches the
 * root. Several children of the root are allowed. Immutable; share freely.
 */
public final class DependencyTree {

  /** Heads of words 1..n at indices 1..n; index 0 is unused. */
  private final int[] heads;

  /** Labels of words 1..n at the same indices. */
  private final String[] labels;

  private DependencyTree(int[] heads, String[] labels) {
    this.heads = heads;
    this.labels = labels;
  }

  /**
   * A labelled tree.
   *
   * @param heads head of word m at index m; index 0 is ignored
   * @param labels label of word m at index m; index 0 is ignored
   * @throws IllegalArgumentException if the heads are not a tree
   */
  public static DependencyTree of(int[] heads, String[] labels) {
    if (labels.length != heads.length) {
      throw new IllegalArgumentException(heads.length + " heads but " + labels.length + " labels");
    }
    if (heads.length == 0) {
      throw new IllegalArgumentException("no place for the root: heads start at index 1");
    }
    Optional<TreeProblem> problem = TreeProblem.find(heads);
    if (problem.isPresent()) {
      throw new IllegalArgumentException("not a tree: " + problem.get().message());
    }
    String[] ownLabels = labels.clone();
    int[] ownHeads = heads.clone();
    ownHeads[0] = 0;
    ownLabels[0] = Word.ABSENT;
    for (int m = 1; m < ownLabels.length; m++) {
      ownLabels[m] = ownLabels[m] == null ? Word.ABSENT : ownLabels[m];
    }
    return new DependencyTree(ownHeads, ownLabels);
  }

  /** A tree whose labels are all {@link Word#ABSENT}; heads as in {@link #of}. */
  public static DependencyTree unlabelled(int[] heads) {
    String[] labels = new String[heads.length];
    Arrays.fill(labels, Word.ABSENT);
    return of(heads, labels);
  }

  /** The same heads with other labels. */
  public DependencyTree withLabels(String[] newLabels) {
    return of(heads, newLabels);
  }

  /** The number of words. */
  public int size() {
    return heads.length - 1;
  }

  /** The head of word 1 to {@link #size()}; 0 is the root. */
  public int head(int modifier) {
    return heads[modifier];
  }

  /** The label of the arc into a word. */
  public String label(int modifier) {
    return labels[modifier];
  }

  /** A copy of the heads, index 0 unused. */
  public int[] heads() {
    return heads.clone();
  }

  /** How many words hang directly below the root. */
  public int rootChildren() {
    int count = 0;
    for (int m = 1; m < heads.length; m++) {
      if (heads[m] == 0) {
        count++;
      }
    }
    return count;
  }

  /** Whether no two arcs cross when drawn above the sentence, the root standing left of it. */
  public boolean isProjective() {
    for (int m = 1; m < heads.length; m++) {
      if (!isProjectiveArc(m)) {
        return false;
      }
    }
    return true;
  }

  /** Whether every word strictly between a word and its head descends from that head. */
  public boolean isProjectiveArc(int modifier) {
    int head = heads[modifier];
    for (int b = Math.min(head, modifier) + 1; b < Math.max(head, modifier); b++) {
      int ancestor = heads[b];
      while (ancestor != head && ancestor != 0) {
        ancestor = heads[ancestor];
      }
      if (ancestor != head) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DependencyTree that
        && Arrays.equals(heads, that.heads)
        && Arrays.equals(labels, that.labels);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(heads) + Arrays.hashCode(labels);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int m = 1; m < heads.length; m++) {
      text.append(m > 1 ? " " : "").append(heads[m]).append(':').append(labels[m]);
    }
    return text.toString();
  }
}
