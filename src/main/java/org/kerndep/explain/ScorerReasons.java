package org.kerndep.explain;

import java.util.List;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.WholeTreeScorer;

/** What a scorer of trees says. */
@FunctionalInterface
interface ScorerReasons {

  /**
   * Adds the reasons for one hypothesis and against another.
   *
   * @param pair a list of the two, in this order
   * @param candidates the list that the scorer chose from, of which they usually are
   */
  void add(KBestList pair, KBestList candidates, Reasons to);

  /** The reasons of a scorer; of one that is unknown here no more than its score. */
  static ScorerReasons of(TreeScorer scorer) {
    if (scorer instanceof PartKernelScorer kernel) {
      return kernel(kernel.expansion());
    }
    if (scorer instanceof TemplateTreeScorer templates) {
      return new TemplateReasons(templates);
    }
    if (scorer instanceof WholeTreeScorer whole) {
      return new WholeTreeReasons(whole);
    }
    if (scorer instanceof MinedScorer mined) {
      return new MinedReasons(mined);
    }
    if (scorer instanceof TreeKernelScorer trees) {
      return new TreeKernelReasons(trees);
    }
    if (scorer instanceof VotedKernelScorer voted) {
      return new VoteReasons(voted);
    }
    return (pair, candidates, to) -> {
      double[] scores = scorer.scores(pair);
      to.about(Source.OTHER, scorer.name()).add(scorer.description(), List.of(scorer.name()), scores[0] - scores[1]);
    };
  }

  private static ScorerReasons kernel(KernelExpansion expansion) {
    KernelReasons reasons = new KernelReasons(expansion, Source.KERNEL);
    return (pair, candidates, to) -> reasons.add(pair.get(0).sentence(), parts(expansion, pair.get(0)),
        pair.get(1).sentence(), parts(expansion, pair.get(1)), 1, to);
  }

  private static List<LabelledPart> parts(KernelExpansion expansion, Hypothesis hypothesis) {
    return LabelledPart.of(hypothesis.tree(), expansion.kernel().shapes(), expansion.labels());
  }
}
