package org.kerndep.train;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.TreeExpansion;
import org.kerndep.run.Workers;

/** The weights of features of whole trees in training. */
final class TreeLearner implements RerankLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final Workers workers;
  private final TrainableWeights weights;
  /** By example that was prepared last, then tree: its features. */
  private final Int2ObjectMap<int[][]> prepared = new Int2ObjectOpenHashMap<>();
  /** The mean after so many steps, which is asked for example by example. */
  private WeightTable average;
  private long averageSteps = -1;

  /** Weights that are all 0, 2^bits of them. */
  TreeLearner(List<RerankExample> examples, Vocabulary vocabulary, int bits, Workers workers) {
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.workers = workers;
    this.weights = new TrainableWeights(bits, 0);
  }

  @Override
  public void prepare(IntList upcoming) {
    prepared.clear();
    List<int[][]> features = workers.map(upcoming.size(), i -> features(examples.get(upcoming.getInt(i))));
    for (int i = 0; i < features.size(); i++) {
      prepared.put(upcoming.getInt(i), features.get(i));
    }
  }

  private int[][] features(RerankExample example) {
    EncodedSentence x = vocabulary.encode(example.sentence());
    TreeFeatures features = new TreeFeatures(weights.current().bits());
    return example.list().trees().stream().map(scored -> features.of(x, scored.tree())).toArray(int[][]::new);
  }

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
    int[][] features = prepared.get(example);
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += TreeFeatures.score(features[tree], table);
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
    int[][] features = prepared.get(example);
    return TreeFeatures.difference(features[tree], features[other]);
  }

  /** The mean of the functions after each of so many steps. */
  TreeExpansion average(long steps) {
    return new TreeExpansion(vocabulary, weights.average(steps).quantised());
  }
}
