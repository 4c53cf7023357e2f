package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.data.KBestList;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.TemplateFeatures;
import org.kerndep.rerank.TemplateTreeScorer;

/** The weights of the base parser's templates in training, for whole trees. */
final class TemplateLearner extends WeightLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final TemplateSet templates;
  private final TemplateFeatures features;

  TemplateLearner(List<RerankExample> examples, Vocabulary vocabulary, TemplateSet templates, int bits) {
    super(bits);
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.features = new TemplateFeatures(vocabulary, templates);
  }

  /** Weights change with every update, so nothing can be done before. */
  @Override
  public void prepare(IntList upcoming) {}

  @Override
  double[] scores(int example, WeightTable table) {
    return features.scores(examples.get(example).list(), table);
  }

  @Override
  SparseVector difference(int example, int tree, int other) {
    KBestList list = examples.get(example).list();
    return features.difference(list.get(tree), list.get(other), current());
  }

  @Override
  public TemplateTreeScorer average(long steps) {
    return new TemplateTreeScorer(vocabulary, templates, stored(steps));
  }
}
