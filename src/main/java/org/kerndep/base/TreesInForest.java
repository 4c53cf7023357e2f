package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.Forest;

/**
 * The best trees of a sentence and how probable arcs are.
 *
 * @param trees with labels
 * @param forest the trees that they were chosen from
 */
public record TreesInForest(ScoredTrees trees, Forest forest) {

  /** The best tree, with labels. */
  public DependencyTree best() {
    return trees.best().tree();
  }
}
