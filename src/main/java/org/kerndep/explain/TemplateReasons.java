package org.kerndep.explain;

import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.TemplateShares;
import org.kerndep.part.Part;
import org.kerndep.rerank.TemplateFeatures;
import org.kerndep.rerank.TemplateTreeScorer;

/** What the reranker's weights of the base parser's templates say. Scratch of one thread. */
final class TemplateReasons implements ScorerReasons {

  private final TemplateTreeScorer scorer;
  private final TemplateShares shares;
  private final PartFeatures features;

  TemplateReasons(TemplateTreeScorer scorer) {
    this.scorer = scorer;
    this.shares = new TemplateShares(scorer.templates(), scorer.vocabulary());
    this.features = new PartFeatures(scorer.templates(), TemplateFeatures.SHAPES);
  }

  @Override
  public void add(KBestList pair, KBestList candidates, Reasons to) {
    Hypothesis one = pair.get(0);
    Hypothesis two = pair.get(1);
    List<EncodedSentence> variants = scorer.vocabulary().encode(
        one.sentence() == two.sentence() ? List.of(one.sentence()) : List.of(one.sentence(), two.sentence()));
    EncodedSentence x = variants.get(0);
    EncodedSentence y = variants.get(variants.size() - 1);
    PartDifference difference = new PartDifference(one.tree(), two.tree(), TemplateFeatures.SHAPES, part -> x == y
        || features.areAsInFirst(y, part.shape(), part.outer(), part.head(), part.sibling(), part.modifier()));
    difference.ofFirst().forEach(part -> add(one, x, part, 1, to));
    difference.ofSecond().forEach(part -> add(two, y, part, -1, to));
  }

  private void add(Hypothesis hypothesis, EncodedSentence x, Part part, double factor, Reasons to) {
    Reasons.Group group =
        to.about(Source.TEMPLATES, PartKinds.of(part.shape()), new Arc(part.head(), part.modifier()));
    shares.ofPart(hypothesis.sentence(), x, part, scorer.weights(),
        (words, layers, value) -> group.add(words, layers, factor * value));
  }
}
