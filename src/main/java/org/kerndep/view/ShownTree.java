package org.kerndep.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.io.json.ReasonJson;

/**
 * A tree and what is known of it.
 *
 * @param sentence the words with the tags that go with it, if they may be others than those of the first tree
 * @param tagging the logarithm of how probable these tags are, if it is known
 * @param score what it was ranked by
 * @param baseScore what the base parser gave it, if it was reranked
 * @param probability of the tree
 * @param arcs how probable the arc into word m is, at index m-1; empty if it is known of none
 * @param reasons why the first tree is preferred to it; empty if they are not known
 */
record ShownTree(DependencyTree tree, Optional<Sentence> sentence, OptionalDouble tagging, OptionalDouble score,
    OptionalDouble baseScore, OptionalDouble probability, List<OptionalDouble> arcs, List<ReasonJson> reasons) {

  ShownTree {
    arcs = List.copyOf(arcs);
    reasons = List.copyOf(reasons);
  }

  /** A tree that has no score. */
  static ShownTree single(DependencyTree tree, List<OptionalDouble> arcs) {
    boolean known = arcs.stream().anyMatch(OptionalDouble::isPresent);
    return new ShownTree(tree, Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(),
        OptionalDouble.empty(), known ? arcs : List.of(), List.of());
  }

  /** The trees of a list; probabilities by rank, or none. */
  static List<ShownTree> list(KBestList list, boolean reranked, List<Double> probabilities) {
    return list(list, reranked, probabilities, Collections.nCopies(list.size(), List.of()));
  }

  /** The trees of a list with reasons, by rank. */
  static List<ShownTree> list(KBestList list, boolean reranked, List<Double> probabilities,
      List<List<ReasonJson>> reasons) {
    List<ShownTree> trees = new ArrayList<>(list.size());
    for (int rank = 0; rank < list.size(); rank++) {
      Hypothesis hypothesis = list.get(rank);
      trees.add(new ShownTree(hypothesis.tree(), Optional.of(hypothesis.sentence()),
          hypothesis.tagging() == 0 ? OptionalDouble.empty() : OptionalDouble.of(hypothesis.tagging()),
          OptionalDouble.of(hypothesis.score()),
          reranked ? OptionalDouble.of(hypothesis.base()) : OptionalDouble.empty(),
          probabilities.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(probabilities.get(rank)), List.of(),
          reasons.get(rank)));
    }
    return trees;
  }

  /** How probable the arc into a word is, if that is known. */
  OptionalDouble arc(int word) {
    return arcs.isEmpty() ? OptionalDouble.empty() : arcs.get(word - 1);
  }
}
