package org.kerndep.explain;

import org.kerndep.data.KBestList;
import org.kerndep.feature.SparseVector;
import org.kerndep.rerank.MinedScorer;

/** What mined features say. Immutable; share freely. */
final class MinedReasons implements ScorerReasons {

  private final MinedScorer scorer;

  MinedReasons(MinedScorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public void add(KBestList pair, KBestList candidates, Reasons to) {
    SparseVector difference = scorer.mined().of(pair).difference(0, 1);
    for (int i = 0; i < difference.size(); i++) {
      int feature = difference.index(i);
      double value = (double) difference.value(i) * scorer.weights().get(feature);
      if (value != 0) {
        String text = scorer.mined().text(feature);
        int arcs = scorer.mined().paths().get(feature).order();
        to.about(Source.MINED, arcs == 1 ? "one arc" : arcs + " arcs").add(FeatureWords.words(text),
            FeatureWords.layers(text), value);
      }
    }
  }
}
