package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.Function;
import org.kerndep.base.BaseModel;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.rerank.KernelTreeScorer;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankAlgorithm;
import org.kerndep.train.config.RerankConfig;

/** The kinds of learners by the names of the tree scorers that they make. */
final class RerankLearners {

  /**
   * What learners are made from.
   *
   * @param base the parser whose labels, values and templates are used
   */
  record Input(RerankConfig config, BaseModel base, List<RerankExample> examples, Workers workers) {}

  /** Makes learners of the same examples that have learnt nothing. */
  interface Factory {

    /**
     * A new learner.
     *
     * @param chosen the examples that it will learn from; it must not look at others before
     * @param kernelWeight what a kernel is multiplied by
     */
    RerankLearner learner(IntList chosen, double kernelWeight);
  }

  /**
   * A kind of learner.
   *
   * @param name that of its tree scorers
   * @param hasKernel whether the weight of the kernel matters
   * @param preparation looks at examples, once for all learners
   */
  private record Kind(String name, boolean hasKernel, Function<Input, Factory> preparation) {}

  private static final List<Kind> KINDS = List.of(
      new Kind(KernelTreeScorer.NAME, true, RerankLearners::kernel),
      new Kind(TreeKernelScorer.NAME, true, RerankLearners::treeKernel),
      new Kind(TemplateTreeScorer.NAME, false, RerankLearners::templates),
      new Kind(WholeTreeScorer.NAME, false, RerankLearners::wholeTrees),
      new Kind(MinedScorer.NAME, false, RerankLearners::mined));

  private RerankLearners() {}

  /** The names of all kinds, in the order in which learners are asked and updated. */
  static List<String> names() {
    return KINDS.stream().map(Kind::name).toList();
  }

  /** The factories of the kinds that a configuration names. */
  static List<Factory> prepare(Input input) {
    return chosen(input.config).stream().map(kind -> kind.preparation.apply(input)).toList();
  }

  /** Whether the weight of the kernel matters for the kinds that a configuration names. */
  static boolean haveKernel(RerankConfig config) {
    return chosen(config).stream().anyMatch(Kind::hasKernel);
  }

  private static List<Kind> chosen(RerankConfig config) {
    return KINDS.stream().filter(kind -> isChosen(kind.name, config)).toList();
  }

  /** Features named {@code kernel} are those of the kernel of parts and those of the kernel of trees. */
  private static boolean isChosen(String name, RerankConfig config) {
    boolean kernels = config.features().names().contains(KernelTreeScorer.NAME);
    return switch (name) {
      case KernelTreeScorer.NAME -> kernels && config.partKernel().isPresent();
      case TreeKernelScorer.NAME -> kernels && config.treeKernel().isPresent();
      default -> config.features().names().contains(name);
    };
  }

  private static Factory kernel(Input input) {
    KernelLists lists = KernelLists.of(input.examples, input.config.properties(),
        input.base.vocabulary().knowledge(), new LabelNumbers(input.base.labelNames()),
        input.config.partKernel().orElseThrow());
    return (chosen, kernelWeight) -> new KernelLearner(lists, kernelWeight, input.workers);
  }

  private static Factory treeKernel(Input input) {
    FeatureTrees trees = new FeatureTrees(input.config.basicFeatures(),
        input.base.vocabulary().knowledge(), new LabelNumbers(input.base.labelNames()));
    TreeKernel kernel = input.config.treeKernel().orElseThrow();
    return (chosen, kernelWeight) -> {
      TreeKernelLearner<?> learner = TreeKernelLearner.of(input.examples, kernel, trees, input.config.chunks(),
          kernelWeight, input.workers);
      return input.config.rule().learner() == RerankAlgorithm.VOTED
          ? learner.voted(input.config.rule().baseWeight()) : learner;
    };
  }

  private static Factory templates(Input input) {
    return (chosen, kernelWeight) -> new TemplateLearner(input.examples, input.base.vocabulary(),
        input.base.templates(), input.config.bits());
  }

  private static Factory wholeTrees(Input input) {
    return (chosen, kernelWeight) -> new WholeTreeLearner(input.examples, input.base.vocabulary(),
        input.config.treeFeatures(), input.config.bits(), input.workers);
  }

  private static Factory mined(Input input) {
    MiningLists lists = new MiningLists(input);
    return (chosen, kernelWeight) -> new MinedLearner(input.examples, lists.mine(chosen), input.workers);
  }
}
