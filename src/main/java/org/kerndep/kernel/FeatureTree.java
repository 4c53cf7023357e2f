package org.kerndep.kernel;

import it.unimi.dsi.fastutil.longs.LongList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.DependencyTree;

/**
 * A tree as kernels of whole trees see it. Position 0 is the root, into which no arc goes. Immutable; share freely.
 */
public final class FeatureTree {

  private final DependencyTree tree;
  private final FeatureArc[] arcs;
  private final long[] tags;
  private final long[] forms;

  /**
   * A tree.
   *
   * @param arcs the arcs into the words, from the first word on
   * @param tags a key for the part of speech of each word
   * @param forms a key for the form of each word
   */
  public FeatureTree(DependencyTree tree, List<FeatureArc> arcs, long[] tags, long[] forms) {
    if (arcs.size() != tree.size() || tags.length != tree.size() || forms.length != tree.size()) {
      throw new IllegalArgumentException("a tree of " + tree.size() + " words with " + arcs.size() + " arcs");
    }
    this.tree = tree;
    this.arcs = arcs.toArray(FeatureArc[]::new);
    this.tags = tags.clone();
    this.forms = forms.clone();
  }

  /** The number of words. */
  public int size() {
    return tree.size();
  }

  public DependencyTree tree() {
    return tree;
  }

  /** The arc into a word. */
  public FeatureArc arc(int modifier) {
    return arcs[modifier - 1];
  }

  long tag(int word) {
    return tags[word - 1];
  }

  long form(int word) {
    return forms[word - 1];
  }

  /** The keys of all its features, ascending, each once: those of its arcs, and the same with the arcs' labels. */
  public long[] features() {
    LongOpenHashSet keys = new LongOpenHashSet();
    for (FeatureArc arc : arcs) {
      keys.addAll(LongList.of(arc.keys()));
    }
    long[] sorted = keys.toLongArray();
    Arrays.sort(sorted);
    return sorted;
  }

  /** How many numbers are in both of two ascending rows. */
  public static int common(long[] a, long[] b) {
    int count = 0;
    int i = 0;
    int j = 0;
    while (i < a.length && j < b.length) {
      long first = a[i];
      long second = b[j];
      count += first == second ? 1 : 0;
      i += first <= second ? 1 : 0;
      j += first >= second ? 1 : 0;
    }
    return count;
  }

  /** For each position the words that hang below it, in their order. */
  public int[][] children() {
    int[][] children = new int[size() + 1][0];
    for (int m = 1; m <= size(); m++) {
      int head = tree.head(m);
      children[head] = Arrays.copyOf(children[head], children[head].length + 1);
      children[head][children[head].length - 1] = m;
    }
    return children;
  }
}
