package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankConfig;
import org.kerndep.train.config.RerankFeatures.Kind;

/** The lists that a reranker learns from, made ready once for all training runs. Immutable but for its threads. */
final class RerankData {

  private final RerankConfig config;
  private final BaseModel base;
  private final Workers workers;
  private final List<RerankExample> examples;
  private final Optional<KernelLists> kernelLists;

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
    this.base = base;
    this.workers = workers;
    this.examples = new ArrayList<>(lists.size());
    for (int i = 0; i < lists.size(); i++) {
      examples.add(
          new RerankExample(treebank.sentences().get(i), lists.get(i).first(config.trees()), config.loss()));
    }
    this.kernelLists = config.features().have(Kind.KERNEL)
        ? Optional.of(KernelLists.of(examples, config.properties(), new LabelNumbers(base.labelNames()), config.kernel()))
        : Optional.empty();
  }

  List<RerankExample> examples() {
    return examples;
  }

  /**
   * A new training run on some of the examples.
   *
   * @param kernelWeight what the kernel is multiplied by, if there is one
   */
  RerankTrainer trainer(IntList chosen, double kernelWeight) {
    Optional<KernelLearner> kernel = kernelLists.map(lists -> new KernelLearner(lists, kernelWeight, workers));
    Optional<LinearLearner> linear = config.features().have(Kind.MANUAL)
        ? Optional.of(new LinearLearner(examples, base.vocabulary(), base.templates(), config.manualBits()))
        : Optional.empty();
    Optional<TreeLearner> tree = config.features().have(Kind.TREE)
        ? Optional.of(new TreeLearner(examples, base.vocabulary(), config.manualBits(), workers)) : Optional.empty();
    return new RerankTrainer(config, examples, kernel, linear, tree, chosen);
  }
}
