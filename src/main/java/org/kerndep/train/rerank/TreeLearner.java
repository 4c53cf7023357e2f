package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.TreeExpansion;
import org.kerndep.run.Workers;

/** The weights of features of whole trees in training. */
final class TreeLearner extends WeightLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final Workers workers;
  /** By example that was prepared last, then tree: its features. */
  private final Int2ObjectMap<int[][]> prepared = new Int2ObjectOpenHashMap<>();

  TreeLearner(List<RerankExample> examples, Vocabulary vocabulary, int bits, Workers workers) {
    super(bits);
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.workers = workers;
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
    TreeFeatures features = new TreeFeatures(current().bits());
    return example.list().hypotheses().stream().map(h -> features.of(x, h.tree())).toArray(int[][]::new);
  }

  @Override
  double[] scores(int example, WeightTable table) {
    return Arrays.stream(prepared.get(example)).mapToDouble(own -> TreeFeatures.score(own, table)).toArray();
  }

  @Override
  SparseVector difference(int example, int tree, int other) {
    int[][] features = prepared.get(example);
    return TreeFeatures.difference(features[tree], features[other]);
  }

  /** The mean of the functions after each of so many steps. */
  TreeExpansion average(long steps) {
    return new TreeExpansion(vocabulary, stored(steps));
  }
}
