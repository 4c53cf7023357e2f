package org.kerndep.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.data.KBestList;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.support.tree.TreePlace;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.VotedKernelScorer.Voters;

/**
 * What votes of kernel functions say. Each vote for one of two trees counts for what speaks most for that tree and
 * against the other in the function that cast it: the base parser's score, or a place where the trees differ.
 * Immutable; share freely.
 */
final class VoteReasons implements ScorerReasons {

  private static final String VOTES = "votes for which it counts most";

  private final VotedKernelScorer scorer;

  VoteReasons(VotedKernelScorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public void add(KBestList pair, KBestList candidates, Reasons to) {
    List<FeatureTree> trees = scorer.trees().of(pair);
    double base = scorer.baseWeight() * (pair.get(0).base() - pair.get(1).base());
    TreePlaceReasons reasons = new TreePlaceReasons(scorer.kernel(), pair);
    for (Voters voters : scorer.voters()) {
      Map<TreePlace, double[]> places = voters.updates().difference(trees.get(0), trees.get(1));
      for (int tree = 0; tree < pair.size(); tree++) {
        KBestList list = candidates.with(pair.get(tree));
        int rank = list.rankOf(pair.get(tree));
        int sign = tree == 0 ? 1 : -1;
        int[] choices = scorer.choices(list, voters);
        for (int function = 0; function < choices.length; function++) {
          double share = voters.votes().getLong(function) / (double) scorer.voteCount();
          if (choices[function] == rank && share > 0) {
            group(reasons, places, function, sign, base, to).add(VOTES, TreePlaceReasons.LAYER, sign * share);
          }
        }
      }
    }
  }

  /** What speaks most for a tree, the first if the sign is 1, in a function that votes for it. */
  private static Reasons.Group group(TreePlaceReasons reasons, Map<TreePlace, double[]> places, int function, int sign,
      double base, Reasons to) {
    Optional<TreePlace> strongest = places.keySet().stream()
        .max(Comparator.comparingDouble(place -> sign * places.get(place)[function]))
        .filter(place -> sign * places.get(place)[function] > sign * base);
    return strongest.map(place -> reasons.at(place, to))
        .orElseGet(() -> to.about(Source.TREE_KERNEL, "the base parser's score"));
  }
}
