package org.kerndep.rerank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

/**
 * The trees of one sentence in their final order, best first; at least one. Immutable; share freely.
 *
 * @param trees by descending final score; equal ones in the order of the base parser
 */
public record RankedList(List<RankedTree> trees) {

  public RankedList {
    trees = List.copyOf(trees);
    if (trees.isEmpty()) {
      throw new IllegalArgumentException("a ranked list needs at least one tree");
    }
  }

  /** A list as the base parser gave it, ranked by nothing else. */
  public static RankedList of(ScoredTrees list) {
    return new RankedList(list.trees().stream().map(t -> new RankedTree(t.tree(), t.score(), 0, t.score())).toList());
  }

  /**
   * A list ranked by {@code beta · base + rerank}, where base is relative to the list's best.
   *
   * @param rerank what the reranker gave the trees, in their order
   */
  public static RankedList of(ScoredTrees list, double[] rerank, double beta) {
    double top = list.best().score();
    List<RankedTree> ranked = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      ScoredTree tree = list.get(i);
      double score = beta * (tree.score() - top) + rerank[i];
      ranked.add(new RankedTree(tree.tree(), tree.score(), rerank[i], score));
    }
    ranked.sort(Comparator.comparingDouble(RankedTree::score).reversed());
    return new RankedList(ranked);
  }

  public DependencyTree best() {
    return trees.get(0).tree();
  }

  /** The first so many trees, or all if there are fewer. */
  public RankedList first(int count) {
    return count >= trees.size() ? this : new RankedList(trees.subList(0, count));
  }

  /** The trees with their final scores. */
  public ScoredTrees scored() {
    return new ScoredTrees(trees.stream().map(t -> new ScoredTree(t.tree(), t.score())).toList());
  }
}
