package org.kerndep.explain;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.WholeTreeScorer;

/** What features of whole trees say. Immutable; share freely. */
final class WholeTreeReasons implements ScorerReasons {

  private final WholeTreeScorer scorer;
  private final TreeFeatures features;
  private final WeightTable weights;

  WholeTreeReasons(WholeTreeScorer scorer) {
    this.scorer = scorer;
    this.weights = scorer.weights();
    this.features = new TreeFeatures(scorer.templates(), weights.bits());
  }

  @Override
  public void add(KBestList pair, KBestList candidates, Reasons to) {
    EncodedSentence x = scorer.vocabulary().encode(pair.get(0).sentence());
    EncodedSentence y = pair.get(0).sentence() == pair.get(1).sentence() ? x
        : scorer.vocabulary().encode(pair.get(1).sentence());
    Int2IntOpenHashMap surplus = new Int2IntOpenHashMap();
    for (int feature : features.of(x, pair.get(0).tree())) {
      surplus.addTo(feature, 1);
    }
    for (int feature : features.of(y, pair.get(1).tree())) {
      surplus.addTo(feature, -1);
    }
    add(pair.get(0), x, surplus, 1, to);
    add(pair.get(1), y, surplus, -1, to);
  }

  /** Adds the features of a tree that do not cancel out. */
  private void add(Hypothesis hypothesis, EncodedSentence x, Int2IntOpenHashMap surplus, int sign, Reasons to) {
    features.visit(hypothesis.sentence(), x, hypothesis.tree(), (number, section, words, layers) -> {
      double weight = weight(number);
      if (surplus.get(number) != 0 && weight != 0) {
        to.about(Source.WHOLE_TREE, section).add(words.get(), layers, sign * weight);
      }
    });
  }

  private double weight(int number) {
    return weights.isQuantised() ? weights.multiple(number) * (double) weights.unit() : weights.get(number);
  }
}
