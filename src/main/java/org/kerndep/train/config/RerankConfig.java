package org.kerndep.train.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.kernel.Kernel;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.rerank.PartKernelScorer;

/**
 * The settings of a reranker's training.
 *
 * @param features what it looks at
 * @param kernels the kernels of parts and of trees, all different
 * @param properties what kernels of parts compare
 * @param basicFeatures what kernels of trees compare and mined features are made of: the templates of section
 *     {@code arc}
 * @param chunks into how many parts lists are cut for kernels of trees, each with a function of its own
 * @param kernelWeights what kernels are multiplied by
 * @param treeFeatures the features of whole trees
 * @param bits 2^bits weights of each kind of features that has weights
 * @param rule how it learns from a list
 * @param iterations the most passes over the lists
 * @param trees the most trees of a list that are looked at
 * @param taggings how many taggings of a sentence are parsed at most
 * @param labellings the most trees of a list that have other labels than their best ones
 * @param seed of the order of lists
 * @param tuning which lists are held out to choose by
 * @param choice what is chosen on them
 * @param beta how the weight of the base parser's score in parsing is found
 * @param mining how features are mined
 */
public record RerankConfig(RerankFeatures features, List<Kernel> kernels, PropertyList properties,
    TemplateSet basicFeatures, int chunks, KernelWeights kernelWeights, TreeTemplateSet treeFeatures, int bits,
    RerankRule rule, int iterations, int trees, int taggings, int labellings, long seed, RerankTuning tuning,
    HeldOutChoice choice, BetaRule beta, MiningConfig mining) {

  /** The settings of a run; the lists of properties and of features of trees may be files. */
  static RerankConfig of(TrainingConfig config) throws IOException {
    PropertyList properties = config.properties();
    return new RerankConfig(RerankFeatures.parse(config.text(Setting.RERANK_FEATURES)),
        Kernels.parseAll(config.text(Setting.KERNEL), properties), properties,
        TemplateFiles.read(Path.of(config.text(Setting.BASIC_FEATURES))), config.integer(Setting.RERANK_CHUNKS),
        KernelWeights.parse(config.text(Setting.RERANK_RHO)),
        TemplateFiles.readTree(Path.of(config.text(Setting.TREE_FEATURES))), config.integer(Setting.PART_BITS),
        RerankRule.of(config), config.integer(Setting.RERANK_ITERATIONS), config.integer(Setting.K),
        config.integer(Setting.TAGGINGS), config.integer(Setting.LABELLINGS), config.order().seed(),
        RerankTuning.parse(config.text(Setting.RERANK_TUNING)),
        HeldOutChoice.of(config), BetaRule.parse(config.text(Setting.RERANK_BETA), config.number(Setting.RERANK_BASE)),
        MiningConfig.of(config));
  }

  public RerankConfig {
    if (kernels.stream().distinct().count() < kernels.size()) {
      throw new IllegalArgumentException("a kernel stands twice in kernel=" + text(kernels));
    }
    kernelWeights.require(kernels);
    if (chunks > 1 && kernels.stream().noneMatch(TreeKernel.class::isInstance)) {
      throw new IllegalArgumentException("rerank-chunks=" + chunks + " needs a kernel of whole trees, not kernel="
          + text(kernels) + "; leave it out");
    }
    if (rule.learner() == RerankAlgorithm.VOTED) {
      requireVotes(features, kernels);
      beta = beta.besideVotes();
    }
    kernels = List.copyOf(kernels);
  }

  /** Refuses what cannot vote. */
  static void requireVotes(RerankFeatures features, List<Kernel> kernels) {
    if (kernels.size() != 1 || !(kernels.get(0) instanceof TreeKernel)
        || !features.names().equals(List.of(PartKernelScorer.NAME))) {
      throw new IllegalArgumentException("rerank-learner=voted needs one kernel of whole trees and no other features, "
          + "not rerank-features=" + features + " with kernel "
          + text(kernels) + "; write rerank-features=kernel "
          + "kernel=collins-duffy(decay=0.6,depth=3,normalised), or rerank-learner=averaged");
    }
  }

  private static String text(List<Kernel> kernels) {
    return kernels.stream().map(Kernel::toString).collect(Collectors.joining("+"));
  }

  /** The most hypotheses of a list that are looked at. */
  public int hypotheses() {
    return trees + labellings;
  }

  /** The same settings with no more trees, and trees with other labels, than lists have. */
  public RerankConfig withTreesUpTo(int most, int mostLabellings) {
    return new RerankConfig(features, kernels, properties, basicFeatures, chunks, kernelWeights, treeFeatures, bits,
        rule, iterations, Math.min(trees, most), taggings, Math.min(labellings, mostLabellings), seed, tuning, choice,
        beta, mining);
  }
}
