package org.kerndep.decode;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * The k best of the trees that a search meets, each once. Trees of equal score are ordered by their heads. One thread.
 */
final class BestTrees {

  private static final Comparator<ScoredTree> BEST_FIRST = Comparator.comparingDouble(ScoredTree::score).reversed()
      .thenComparing(scored -> Parts.heads(scored.tree()));

  private final int k;
  private final PartScores scores;
  private final Set<PartShape> shapes;
  private final PriorityQueue<ScoredTree> worstFirst = new PriorityQueue<>(BEST_FIRST.reversed());
  private final Set<DependencyTree> trees = new HashSet<>();

  BestTrees(int k, PartScores scores, Set<PartShape> shapes) {
    Decoders.requirePositive(k);
    this.k = k;
    this.scores = scores;
    this.shapes = shapes;
  }

  /** The k best trees of two lists. */
  static ScoredTrees merge(int k, PartScores scores, Set<PartShape> shapes, ScoredTrees first, ScoredTrees second) {
    BestTrees best = new BestTrees(k, scores, shapes);
    first.trees().forEach(scored -> best.offer(scored.tree()));
    second.trees().forEach(scored -> best.offer(scored.tree()));
    return best.list();
  }

  /** Whether a tree with about this score could still get in. */
  boolean isWanted(double score) {
    return worstFirst.size() < k || score >= worstFirst.peek().score() - Climb.LEAST_GAIN;
  }

  /** Takes a tree if it is among the best so far; gives its score. */
  double offer(DependencyTree tree) {
    double score = Parts.sum(tree, scores, shapes);
    if (trees.add(tree)) {
      worstFirst.add(new ScoredTree(tree, score));
      if (worstFirst.size() > k) {
        trees.remove(worstFirst.remove().tree());
      }
    }
    return score;
  }

  ScoredTrees list() {
    List<ScoredTree> sorted = worstFirst.stream().sorted(BEST_FIRST).toList();
    return new ScoredTrees(sorted);
  }
}
