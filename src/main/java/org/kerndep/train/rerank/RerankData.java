package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.BaseModel;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankConfig;

/** The lists that a reranker learns from, made ready once for all training runs. Immutable but for its threads. */
final class RerankData {

  private final RerankConfig config;
  private final List<RerankExample> examples;
  private final List<RerankLearners.Factory> learners;

  /**
   * Lists of a treebank's sentences, in their order.
   *
   * @param base the parser whose labels, values and templates are used
   */
  RerankData(RerankConfig config, BaseModel base, Treebank treebank, List<KBestList> lists, Workers workers) {
    if (treebank.size() != lists.size()) {
      throw new IllegalArgumentException(treebank.size() + " sentences but " + lists.size() + " lists");
    }
    this.config = config;
    this.examples = new ArrayList<>(lists.size());
    for (int i = 0; i < lists.size(); i++) {
      examples.add(
          RerankExample.of(treebank.sentences().get(i), lists.get(i).first(config.hypotheses()), config.rule(),
              config.choice().punctuation()));
    }
    this.learners = RerankLearners.prepare(new RerankLearners.Input(config, base, examples, workers));
  }

  List<RerankExample> examples() {
    return examples;
  }

  /**
   * A new training run on some of the examples.
   *
   * @param kernelWeights what the kernels are multiplied by
   */
  RerankTrainer trainer(IntList chosen, List<Double> kernelWeights) {
    return new RerankTrainer(config, examples,
        learners.stream().map(factory -> factory.learner(chosen, kernelWeights)).toList(), chosen);
  }
}
