package org.kerndep.kernel;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The features of a list's trees, numbered from 0 within the list. The trees share most of their arcs, so features
 * belong to arcs, and two neighbouring trees are compared arc by arc. Immutable; share freely.
 */
public final class ListFeatures {

  /** Takes the features in which a tree differs from the one before. */
  @FunctionalInterface
  public interface ChangeVisitor {

    /**
     * A feature that comes or goes.
     *
     * @param feature its number
     * @param by 1 if it comes, -1 if it goes
     */
    void change(int feature, int by);
  }

  private static final int[] NONE = {};

  private final LongArrayList keys = new LongArrayList();
  /** By arc. */
  private final List<int[]> features = new ArrayList<>();
  /** By tree: its arcs. */
  private final List<int[]> trees = new ArrayList<>();
  private final int[] counts;

  private ListFeatures(int size) {
    this.counts = new int[size];
  }

  /** The features of trees: those of their arcs, and the same with the arcs' labels. */
  public static ListFeatures of(List<FeatureTree> list) {
    ListFeatures all = new ListFeatures(list.size());
    Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    Object2IntOpenHashMap<FeatureArc> arcs = new Object2IntOpenHashMap<>();
    for (FeatureTree tree : list) {
      int[] own = new int[tree.size()];
      for (int m = 1; m <= own.length; m++) {
        FeatureArc arc = tree.arc(m);
        own[m - 1] = arcs.computeIfAbsent(arc, a -> all.addArc(arc.keys(), numbers));
      }
      all.trees.add(own);
    }
    all.count();
    return all;
  }

  /** Sets of features, each as if it were a tree of one arc. */
  public static ListFeatures ofSets(List<long[]> sets) {
    ListFeatures all = new ListFeatures(sets.size());
    Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    sets.forEach(set -> all.trees.add(new int[] {all.addArc(set, numbers)}));
    all.count();
    return all;
  }

  private int addArc(long[] ofArc, Long2IntOpenHashMap numbers) {
    int[] own = new int[ofArc.length];
    for (int i = 0; i < own.length; i++) {
      long key = ofArc[i];
      own[i] = numbers.computeIfAbsent(key, k -> keys.size());
      if (own[i] == keys.size()) {
        keys.add(key);
      }
    }
    features.add(own);
    return features.size() - 1;
  }

  private void count() {
    int[] count = {0};
    visit((feature, by) -> count[0] += by, tree -> counts[tree] = count[0]);
  }

  /** How many features the trees have together. */
  public int featureCount() {
    return keys.size();
  }

  /** The key of a feature. */
  public long key(int feature) {
    return keys.getLong(feature);
  }

  /** How many features a tree has. */
  public int count(int tree) {
    return counts[tree];
  }

  /** The keys of a tree's features, ascending. */
  public long[] keys(int tree) {
    boolean[] has = has(tree);
    LongArrayList own = new LongArrayList(counts[tree]);
    for (int feature = 0; feature < has.length; feature++) {
      if (has[feature]) {
        own.add(key(feature));
      }
    }
    long[] sorted = own.toLongArray();
    Arrays.sort(sorted);
    return sorted;
  }

  /** How many features two trees share. */
  public int common(int tree, int other) {
    boolean[] first = has(tree);
    boolean[] second = has(other);
    int common = 0;
    for (int feature = 0; feature < first.length; feature++) {
      common += first[feature] && second[feature] ? 1 : 0;
    }
    return common;
  }

  private boolean[] has(int tree) {
    boolean[] has = new boolean[keys.size()];
    for (int arc : trees.get(tree)) {
      for (int feature : features.get(arc)) {
        has[feature] = true;
      }
    }
    return has;
  }

  /**
   * Goes over the trees, from one without features on.
   *
   * @param visitor takes each tree when all its changes have been told
   */
  public void visit(ChangeVisitor changes, IntConsumer visitor) {
    int[] arcsWith = new int[keys.size()];
    int[] before = NONE;
    for (int tree = 0; tree < trees.size(); tree++) {
      int[] now = trees.get(tree);
      for (int i = 0; i < now.length; i++) {
        if (i >= before.length || now[i] != before[i]) {
          for (int feature : features.get(now[i])) {
            if (arcsWith[feature]++ == 0) {
              changes.change(feature, 1);
            }
          }
        }
      }
      for (int i = 0; i < before.length; i++) {
        if (now[i] != before[i]) {
          for (int feature : features.get(before[i])) {
            if (--arcsWith[feature] == 0) {
              changes.change(feature, -1);
            }
          }
        }
      }
      visitor.accept(tree);
      before = now;
    }
  }
}
