package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kerndep.base.BaseModel;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.Kernel;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankAlgorithm;
import org.kerndep.train.config.RerankConfig;

/** The kinds of learners by the names of the features that they look at. */
final class RerankLearners {

  /**
   * What learners are made from.
   *
   * @param base the parser whose labels, values and templates are used
   */
  record Input(RerankConfig config, BaseModel base, List<RerankExample> examples, Workers workers) {

    /** The templates of features of arcs that make sense for the data. */
    TemplateSet basicFeatures() {
      return config.basicFeatures().knownBy(base.vocabulary().knowledge())
          .restrictedTo(base.vocabulary().presentLayers());
    }
  }

  /** Makes learners of the same examples that have learnt nothing. */
  interface Factory {

    /**
     * A new learner.
     *
     * @param chosen the examples that it will learn from; it must not know how wrong the trees of others are
     * @param kernelWeights what the kernels are multiplied by
     */
    RerankLearner learner(IntList chosen, List<Double> kernelWeights);
  }

  /**
   * A kind of learner.
   *
   * @param name that of the features it looks at
   * @param preparation looks at examples, once for all learners
   */
  private record Kind(String name, Function<Input, List<Factory>> preparation) {}

  private static final List<Kind> KINDS = List.of(
      new Kind(PartKernelScorer.NAME, RerankLearners::kernels),
      new Kind(TemplateTreeScorer.NAME, input -> List.of(templates(input))),
      new Kind(WholeTreeScorer.NAME, input -> List.of(wholeTrees(input))),
      new Kind(MinedScorer.NAME, input -> List.of(mined(input))));

  private RerankLearners() {}

  /** The names of all kinds, in the order in which learners are asked and updated. */
  static List<String> names() {
    return KINDS.stream().map(Kind::name).toList();
  }

  /** The factories of the learners that a configuration asks for. */
  static List<Factory> prepare(Input input) {
    return KINDS.stream().filter(kind -> input.config.features().names().contains(kind.name))
        .flatMap(kind -> kind.preparation.apply(input).stream()).toList();
  }

  /** How many of the learners that a configuration asks for have a kernel. */
  static int kernels(RerankConfig config) {
    return config.features().names().contains(PartKernelScorer.NAME) ? config.kernels().size() : 0;
  }

  private static List<Factory> kernels(Input input) {
    return IntStream.range(0, input.config.kernels().size()).mapToObj(i -> kernel(input, i)).toList();
  }

  private static Factory kernel(Input input, int number) {
    Kernel kernel = input.config.kernels().get(number);
    LabelNumbers labels = new LabelNumbers(input.base.labelNames());
    if (kernel instanceof TreeKernel trees) {
      return treeKernel(input, number, trees,
          new FeatureTrees(input.basicFeatures(), input.base.vocabulary().knowledge(), labels));
    }
    KernelLists lists = KernelLists.of(input.examples, input.config.properties(),
        input.base.vocabulary().knowledge(), labels, (TemplateKernel) kernel);
    return (chosen, kernelWeights) -> new KernelLearner(lists, kernelWeights.get(number), input.workers);
  }

  private static Factory treeKernel(Input input, int number, TreeKernel kernel, FeatureTrees trees) {
    double scale = TreeKernelLearner.scale(input.examples, kernel, trees, input.workers);
    return (chosen, kernelWeights) -> {
      TreeKernelLearner<?> learner = TreeKernelLearner.of(input.examples, kernel, trees, input.config.chunks(),
          kernelWeights.get(number) * scale, input.workers);
      return input.config.rule().learner() == RerankAlgorithm.VOTED
          ? learner.voted(input.config.rule().baseWeight()) : learner;
    };
  }

  private static Factory templates(Input input) {
    return (chosen, kernelWeights) -> new TemplateLearner(input.examples, input.base.vocabulary(),
        input.base.templates(), input.config.bits());
  }

  private static Factory wholeTrees(Input input) {
    return (chosen, kernelWeights) -> new WholeTreeLearner(input.examples, input.base.vocabulary(),
        input.config.treeFeatures(), input.config.bits(), input.workers);
  }

  private static Factory mined(Input input) {
    MiningLists lists = new MiningLists(input);
    return (chosen, kernelWeights) -> new MinedLearner(input.examples, lists.mine(chosen), input.workers);
  }
}
