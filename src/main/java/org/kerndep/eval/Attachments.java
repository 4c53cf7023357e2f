package org.kerndep.eval;

import java.util.Objects;
import org.kerndep.data.DependencyTree;

/**
 * The heads and labels that a system gave the words of a sentence. Unlike in a tree, words may be left out, as by a
 * parser that skips long sentences or punctuation. Immutable.
 */
public final class Attachments {

  /** The head of a word that was left out. */
  public static final int NONE = -1;

  private final int[] heads;
  private final String[] labels;

  /**
   * Heads and labels.
   *
   * @param heads head of word m at index m, {@link #NONE} if it has none; index 0 is ignored
   * @param labels label of word m at index m, not null where there is a head
   */
  public Attachments(int[] heads, String[] labels) {
    if (heads.length != labels.length || heads.length == 0) {
      throw new IllegalArgumentException(heads.length + " heads and " + labels.length + " labels");
    }
    this.heads = heads.clone();
    this.labels = labels.clone();
    for (int m = 1; m < heads.length; m++) {
      if (heads[m] != NONE) {
        Objects.requireNonNull(labels[m], "label");
      }
    }
  }

  /** Those of a tree, which has them for all words. */
  public static Attachments of(DependencyTree tree) {
    int[] heads = tree.heads();
    String[] labels = new String[heads.length];
    for (int m = 1; m < heads.length; m++) {
      labels[m] = tree.label(m);
    }
    return new Attachments(heads, labels);
  }

  /** The number of words. */
  public int size() {
    return heads.length - 1;
  }

  /** Whether word 1 to {@link #size()} has a head. */
  public boolean has(int word) {
    return heads[word] != NONE;
  }

  /**
   * The tree they form.
   *
   * @throws IllegalArgumentException if they form none
   */
  public DependencyTree tree() {
    for (int m = 1; m < heads.length; m++) {
      if (!has(m)) {
        throw new IllegalArgumentException("not a tree: word " + m + " has no head");
      }
    }
    return DependencyTree.of(heads, labels);
  }

  /** Whether the head of a word is that of a tree. */
  boolean hasHeadOf(DependencyTree gold, int word) {
    return heads[word] == gold.head(word);
  }

  /** Whether the label of a word is that of a tree. */
  boolean hasLabelOf(DependencyTree gold, int word) {
    return has(word) && labels[word].equals(gold.label(word));
  }

  /** The label of a word that has a head. */
  String label(int word) {
    return labels[word];
  }
}
