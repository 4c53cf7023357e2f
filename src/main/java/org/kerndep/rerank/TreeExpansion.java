package org.kerndep.rerank;

import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.WeightTable;

/**
 * A function of trees that features of whole trees span. Immutable; share freely.
 *
 * @param vocabulary the values that features know, those of the base parser
 * @param weights of the features
 */
public record TreeExpansion(Vocabulary vocabulary, WeightTable weights) {

  /** The scores of a sentence's trees in their order. */
  public double[] scores(Sentence sentence, KBestList list) {
    EncodedSentence x = vocabulary.encode(sentence);
    TreeFeatures features = new TreeFeatures(weights.bits());
    return list.hypotheses().stream()
        .mapToDouble(h -> TreeFeatures.score(features.of(x, h.tree()), weights)).toArray();
  }
}
