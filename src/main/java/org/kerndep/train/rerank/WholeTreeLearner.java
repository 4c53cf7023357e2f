package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.run.Workers;

/** The weights of features of whole trees in training. */
final class WholeTreeLearner extends WeightLearner {

  private final List<RerankExample> examples;
  private final Vocabulary vocabulary;
  private final TreeTemplateSet templates;
  private final TreeFeatures features;
  private final Workers workers;
  /** By example that was prepared last, then tree: its features. */
  private final Int2ObjectMap<int[][]> prepared = new Int2ObjectOpenHashMap<>();

  WholeTreeLearner(List<RerankExample> examples, Vocabulary vocabulary, TreeTemplateSet templates, int bits,
      Workers workers) {
    super(bits);
    this.examples = examples;
    this.vocabulary = vocabulary;
    this.templates = templates;
    this.features = new TreeFeatures(templates, bits);
    this.workers = workers;
  }

  @Override
  public void prepare(IntList upcoming) {
    prepared.clear();
    List<int[][]> found = workers.map(upcoming.size(), i -> features(examples.get(upcoming.getInt(i))));
    for (int i = 0; i < found.size(); i++) {
      prepared.put(upcoming.getInt(i), found.get(i));
    }
  }

  private int[][] features(RerankExample example) {
    Map<Sentence, EncodedSentence> encoded = new IdentityHashMap<>();
    return example.list().hypotheses().stream()
        .map(h -> features.of(encoded.computeIfAbsent(h.sentence(), vocabulary::encode), h.tree()))
        .toArray(int[][]::new);
  }

  @Override
  double[] scores(int example, WeightTable table) {
    return Arrays.stream(prepared.get(example)).mapToDouble(own -> TreeFeatures.score(own, table)).toArray();
  }

  @Override
  SparseVector difference(int example, int tree, int other) {
    int[][] own = prepared.get(example);
    return TreeFeatures.difference(own[tree], own[other]);
  }

  @Override
  public WholeTreeScorer average(long steps) {
    return new WholeTreeScorer(vocabulary, templates, stored(steps));
  }
}
