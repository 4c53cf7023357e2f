package org.kerndep.train.rerank;

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
  /** By tree of an example: its features. */
  private final PreparedExamples<int[][]> prepared = new PreparedExamples<>();

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
    prepared.prepare(upcoming, example -> features(examples.get(example)), workers);
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
