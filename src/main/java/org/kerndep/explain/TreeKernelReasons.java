package org.kerndep.explain;

import java.util.List;
import org.kerndep.data.KBestList;
import org.kerndep.rerank.TreeKernelScorer;

/** What a kernel of whole trees says: one number for each tree. Immutable; share freely. */
final class TreeKernelReasons implements ScorerReasons {

  private final TreeKernelScorer scorer;

  TreeKernelReasons(TreeKernelScorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public void add(KBestList pair, Reasons to) {
    double[] scores = scorer.scores(pair);
    Reasons.Group group = to.about(Source.TREE_KERNEL, scorer.kernel().toString());
    group.add("what the preferred tree shares with " + scorer.supportSize() + " learnt", List.of("tree kernel"),
        scores[0]);
    group.add("what the other tree shares with them", List.of("tree kernel"), -scores[1]);
  }
}
