package org.kerndep.data;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The best trees of one sentence, best first and all different; at least one. Immutable; share freely.
 *
 * @param trees by descending score; the order of equal scores is that of the decoder
 */
public record ScoredTrees(List<ScoredTree> trees) {

  public ScoredTrees {
    trees = List.copyOf(trees);
    if (trees.isEmpty()) {
      throw new IllegalArgumentException("a list of best trees needs at least one tree");
    }
    Set<DependencyTree> seen = new HashSet<>(2 * trees.size());
    for (int rank = 0; rank < trees.size(); rank++) {
      if (rank > 0 && !(trees.get(rank).score() <= trees.get(rank - 1).score())) {
        throw new IllegalArgumentException("tree " + (rank + 1) + " scores more than the one before: "
            + trees.get(rank).score() + " after " + trees.get(rank - 1).score());
      }
      if (!seen.add(trees.get(rank).tree())) {
        throw new IllegalArgumentException("tree " + (rank + 1) + " is in the list already: " + trees.get(rank).tree());
      }
    }
  }

  /** The number of trees. */
  public int size() {
    return trees.size();
  }

  /** The first tree. */
  public ScoredTree best() {
    return trees.get(0);
  }

  /** The first so many trees, or all if there are fewer. */
  public ScoredTrees first(int count) {
    return count >= size() ? this : new ScoredTrees(trees.subList(0, count));
  }

  /** The tree of a rank, 0 being the best. */
  public ScoredTree get(int rank) {
    return trees.get(rank);
  }
}
