package org.kerndep.train;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.LinearExpansion;
import org.kerndep.rerank.LinearScorer;

/** The weights of the base parser's templates in training, for whole trees. */
final class LinearLearner implements RerankLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final TemplateSet templates;
  private final LinearScorer scorer;
  private final TrainableWeights weights;
  /** The mean after so many steps, which is asked for example by example. */
  private WeightTable average;
  private long averageSteps = -1;

  /** Weights that are all 0, 2^bits of them. */
  LinearLearner(List<RerankExample> examples, Vocabulary vocabulary, TemplateSet templates, int bits) {
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.scorer = new LinearScorer(templates);
    this.weights = new TrainableWeights(bits, 0);
  }

  private EncodedSentence encoded(int example) {
    return vocabulary.encode(examples.get(example).sentence());
  }

  /** Weights change with every update, so nothing can be done before. */
  @Override
  public void prepare(IntList upcoming) {}

  @Override
  public void addScores(int example, double[] to) {
    addScores(example, weights.current(), to);
  }

  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    if (averageSteps != steps) {
      average = weights.average(steps);
      averageSteps = steps;
    }
    addScores(example, average, to);
  }

  private void addScores(int example, WeightTable table, double[] to) {
    double[] scores = scorer.scores(encoded(example), examples.get(example).list(), table);
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += scores[tree];
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    return difference(example, tree, other).squaredNorm();
  }

  @Override
  public void add(int example, int tree, int other, double change, long time) {
    weights.add(difference(example, tree, other), change, time);
  }

  private SparseVector difference(int example, int tree, int other) {
    RerankExample of = examples.get(example);
    return scorer.difference(encoded(example), of.list().get(tree).tree(), of.list().get(other).tree(),
        weights.current());
  }

  /** The mean of the functions after each of so many steps. */
  LinearExpansion average(long steps) {
    return new LinearExpansion(vocabulary, templates, weights.average(steps).quantised());
  }
}
