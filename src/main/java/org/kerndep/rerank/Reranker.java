package org.kerndep.rerank;

import org.kerndep.data.KBestList;

/** Ranks the hypotheses of lists by a {@link RerankFunction}. Immutable; share freely. */
public record Reranker(RerankFunction function) {

  /** The hypotheses of a list in their final order. The one of a list that has no other is not scored. */
  public KBestList rank(KBestList list) {
    return function.agreement().rank(rankWithoutAgreement(list));
  }

  /** The same before trees gain from those that agree with them. */
  public KBestList rankWithoutAgreement(KBestList list) {
    return list.reranked(list.size() == 1 ? new double[1] : scores(list), function.beta());
  }

  /** What the reranker alone gives the hypotheses of a list, in their order. */
  private double[] scores(KBestList list) {
    double[] sums = new double[list.size()];
    for (TreeScorer scorer : function.scorers()) {
      double[] own = scorer.scores(list);
      for (int i = 0; i < sums.length; i++) {
        sums[i] += own[i];
      }
    }
    return sums;
  }
}
