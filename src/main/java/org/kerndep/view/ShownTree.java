package org.kerndep.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTrees;

/**
 * A tree and what is known of it.
 *
 * @param score what it was ranked by
 * @param baseScore what the base parser gave it, if it was reranked
 * @param probability of the tree
 * @param arcs how probable the arc into word m is, at index m-1; empty if it is known of none
 */
record ShownTree(DependencyTree tree, OptionalDouble score, OptionalDouble baseScore, OptionalDouble probability,
    List<OptionalDouble> arcs) {

  ShownTree {
    arcs = List.copyOf(arcs);
  }

  /** A tree that has no score. */
  static ShownTree single(DependencyTree tree, List<OptionalDouble> arcs) {
    boolean known = arcs.stream().anyMatch(OptionalDouble::isPresent);
    return new ShownTree(tree, OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(),
        known ? arcs : List.of());
  }

  /** The trees of a list; base scores and probabilities by rank, or none. */
  static List<ShownTree> list(ScoredTrees list, List<Double> baseScores, List<Double> probabilities) {
    List<ShownTree> trees = new ArrayList<>(list.size());
    for (int rank = 0; rank < list.size(); rank++) {
      trees.add(new ShownTree(list.get(rank).tree(), OptionalDouble.of(list.get(rank).score()),
          get(baseScores, rank), get(probabilities, rank), List.of()));
    }
    return trees;
  }

  /** How probable the arc into a word is, if that is known. */
  OptionalDouble arc(int word) {
    return arcs.isEmpty() ? OptionalDouble.empty() : arcs.get(word - 1);
  }

  private static OptionalDouble get(List<Double> values, int rank) {
    return values.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(values.get(rank));
  }
}
