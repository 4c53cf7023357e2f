package org.kerndep.rerank;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;

/** Scores trees by the weights of features of whole trees. Immutable; share freely. */
public final class WholeTreeScorer implements TreeScorer {

  public static final String NAME = "tree";

  private final Vocabulary vocabulary;
  private final TreeTemplateSet templates;
  private final WeightTable weights;
  private final TreeFeatures features;

  /**
   * A scorer.
   *
   * @param vocabulary the values that features know, those of the base parser
   * @param templates what features look at
   * @param weights of the features
   */
  public WholeTreeScorer(Vocabulary vocabulary, TreeTemplateSet templates, WeightTable weights) {
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.weights = weights;
    this.features = new TreeFeatures(templates, weights.bits());
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  public TreeTemplateSet templates() {
    return templates;
  }

  public WeightTable weights() {
    return weights;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public double[] scores(KBestList list) {
    Map<Sentence, EncodedSentence> encoded = new IdentityHashMap<>();
    return list.hypotheses().stream().mapToDouble(hypothesis -> TreeFeatures.score(features.of(
        encoded.computeIfAbsent(hypothesis.sentence(), vocabulary::encode), hypothesis.tree()), weights)).toArray();
  }

  @Override
  public int weightCount() {
    return weights.size();
  }

  @Override
  public String description() {
    return features().size() + " features of whole trees, 2^" + weights.bits() + " weights";
  }

  @Override
  public List<String> features() {
    return templates.lines();
  }
}
