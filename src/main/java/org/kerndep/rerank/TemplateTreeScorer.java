package org.kerndep.rerank;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.kerndep.data.KBestList;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;

/**
 * Scores trees by the base parser's templates: the sum over a tree's parts, first to third order, of the weights of
 * their features. The paper's manual features. Immutable; share freely.
 */
public final class TemplateTreeScorer implements TreeScorer {

  public static final String NAME = "manual";

  private final Vocabulary vocabulary;
  private final TemplateSet templates;
  private final WeightTable weights;
  /** Scratch that no thread is using. */
  private final Queue<TemplateFeatures> idle = new ConcurrentLinkedQueue<>();

  /**
   * A scorer.
   *
   * @param vocabulary the values that features know, those of the base parser
   * @param templates what features look at, those of the base parser
   * @param weights of the features
   */
  public TemplateTreeScorer(Vocabulary vocabulary, TemplateSet templates, WeightTable weights) {
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.weights = weights;
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  public TemplateSet templates() {
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
    TemplateFeatures pooled = idle.poll();
    TemplateFeatures features = pooled == null ? new TemplateFeatures(vocabulary, templates) : pooled;
    double[] scores = features.scores(list, weights);
    idle.add(features);
    return scores;
  }

  @Override
  public List<String> userLayers() {
    return templates.userLayers();
  }

  @Override
  public int weightCount() {
    return weights.size();
  }

  @Override
  public String description() {
    return "templates of the base parser, 2^" + weights.bits() + " weights";
  }
}
