package org.kerndep.kernel.support.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.SubtreePairs;

/**
 * The updates of a function that a fragment kernel spans. Subtrees are stored once; each knows the updates that changed
 * it, so that one look at what it shares with the trees of a list serves all functions. Immutable; share freely.
 */
public final class FragmentUpdates implements TreeUpdates {

  /**
   * A part of an update.
   *
   * @param update its number, from 0
   * @param amount what is added to the subtree's coefficient
   */
  public record Change(int update, int subtree, double amount) {}

  private final FragmentKernel kernel;
  private final SubtreeDag dag;
  private final int count;
  private final List<Change> changes;
  /** By subtree. */
  private final List<List<Change>> postings;
  private final SubtreePairs pairs;

  /**
   * Updates.
   *
   * @param dag not added to any more
   * @param count how many updates there are
   */
  public FragmentUpdates(FragmentKernel kernel, SubtreeDag dag, int count, List<Change> changes) {
    this.kernel = kernel;
    this.dag = dag;
    this.count = count;
    this.changes = List.copyOf(changes);
    List<List<Change>> bySubtree = new ArrayList<>(dag.size());
    for (int subtree = 0; subtree < dag.size(); subtree++) {
      bySubtree.add(new ArrayList<>(1));
    }
    changes.forEach(change -> bySubtree.get(change.subtree).add(change));
    this.postings = bySubtree;
    this.pairs = kernel.indexed(dag);
  }

  public SubtreeDag dag() {
    return dag;
  }

  public List<Change> changes() {
    return changes;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int size() {
    return dag.size();
  }

  /** 0 for all trees of a list that the kernel cannot compare. */
  @Override
  public double[][] scores(List<FeatureTree> list) {
    ListSubtrees subtrees = new ListSubtrees(kernel, list);
    if (!subtrees.canBeCompared()) {
      return new double[list.size()][count + 1];
    }
    double[][] ofSubtrees = new double[subtrees.dag().size()][];
    pairs.visit(subtrees.dag(), (subtree, other, value) -> {
      if (!postings.get(subtree).isEmpty() && ofSubtrees[other] == null) {
        ofSubtrees[other] = new double[count + 1];
      }
      for (Change change : postings.get(subtree)) {
        ofSubtrees[other][change.update + 1] += change.amount * value;
      }
    });
    double[][] scores = new double[list.size()][];
    for (int tree = 0; tree < scores.length; tree++) {
      scores[tree] = TreeUpdates.addUp(ofTree(subtrees, tree, ofSubtrees));
    }
    return scores;
  }

  @Override
  public Map<TreePlace, double[]> difference(FeatureTree one, FeatureTree two) {
    FragmentPlaces places = new FragmentPlaces(kernel, one, two);
    Map<Integer, double[]> sums = new TreeMap<>();
    places.visit(pairs, (place, subtree, arc, value) -> {
      for (Change change : postings.get(subtree)) {
        sums.computeIfAbsent(place, p -> new double[count + 1])[change.update + 1] += change.amount * value;
      }
    });
    return TreeUpdates.addUp(sums, places::place);
  }

  private double[] ofTree(ListSubtrees list, int tree, double[][] ofSubtrees) {
    double[] sums = new double[count + 1];
    for (int node : list.nodes(tree)) {
      double[] own = ofSubtrees[node];
      for (int i = 0; own != null && i < own.length; i++) {
        sums[i] += own[i] / list.length(tree);
      }
    }
    return sums;
  }
}
