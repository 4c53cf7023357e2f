package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MinedList;
import org.kerndep.run.Workers;

/** The weights of mined features in training. */
final class MinedLearner extends WeightLearner {

  private final List<RerankExample> examples;
  private final MinedFeatures features;
  private final Workers workers;
  /** The features of the trees of examples. */
  private final PreparedExamples<MinedList> prepared = new PreparedExamples<>();

  MinedLearner(List<RerankExample> examples, MinedFeatures features, Workers workers) {
    super(WeightTable.bitsFor(features.size()));
    this.examples = examples;
    this.features = features;
    this.workers = workers;
  }

  @Override
  public void prepare(IntList upcoming) {
    prepared.prepare(upcoming, example -> features.of(examples.get(example).list()), workers);
  }

  @Override
  double[] scores(int example, WeightTable table) {
    return prepared.get(example).scores(table::get);
  }

  @Override
  SparseVector difference(int example, int tree, int other) {
    return prepared.get(example).difference(tree, other);
  }

  /** Without the features whose weight is 0. */
  @Override
  public MinedScorer average(long steps) {
    WeightTable weights = stored(steps);
    int[] used = IntStream.range(0, features.size()).filter(feature -> weights.multiple(feature) != 0).toArray();
    WeightTable.Builder kept = new WeightTable.Builder(WeightTable.bitsFor(used.length), 0, weights.unit());
    for (int i = 0; i < used.length; i++) {
      kept.set(i, weights.multiple(used[i]));
    }
    return new MinedScorer(features.restrictedTo(used), kept.build());
  }
}
