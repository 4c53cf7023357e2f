package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.LinearExpansion;
import org.kerndep.rerank.LinearScorer;

/** The weights of the base parser's templates in training, for whole trees. */
final class LinearLearner extends WeightLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final TemplateSet templates;
  private final LinearScorer scorer;

  LinearLearner(List<RerankExample> examples, Vocabulary vocabulary, TemplateSet templates, int bits) {
    super(bits);
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.scorer = new LinearScorer(templates);
  }

  /** Weights change with every update, so nothing can be done before. */
  @Override
  public void prepare(IntList upcoming) {}

  private EncodedSentence encoded(int example) {
    return vocabulary.encode(examples.get(example).sentence());
  }

  @Override
  double[] scores(int example, WeightTable table) {
    return scorer.scores(encoded(example), examples.get(example).list(), table);
  }

  @Override
  SparseVector difference(int example, int tree, int other) {
    RerankExample of = examples.get(example);
    return scorer.difference(encoded(example), of.list().get(tree).tree(), of.list().get(other).tree(), current());
  }

  /** The mean of the functions after each of so many steps. */
  LinearExpansion average(long steps) {
    return new LinearExpansion(vocabulary, templates, stored(steps));
  }
}
