package org.kerndep.train;

import java.io.IOException;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.PropertyList;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.train.TrainingConfig.Setting;

/**
 * The settings of a reranker's training.
 *
 * @param features what it looks at
 * @param kernel the kernel, over the properties
 * @param kernelWeight what the kernel is multiplied by, relative to the other features; the digest's rho
 * @param manualBits 2^bits weights of manual features, and of those of whole trees
 * @param update which tree an update looks at
 * @param loss how wrong trees are
 * @param baseWeight the weight of the base parser's score in training
 * @param largestStep the most that an update changes, the paper's C
 * @param iterations the most passes over the lists
 * @param trees the most trees of a list that are looked at
 * @param seed of the order of lists
 */
record RerankConfig(RerankFeatures features, TemplateKernel kernel, PropertyList properties, double kernelWeight,
    int manualBits, RerankUpdate update, RerankLoss loss, double baseWeight, double largestStep, int iterations,
    int trees, long seed) {

  /** The settings of a run; the property list may be a file. */
  static RerankConfig of(TrainingConfig config) throws IOException {
    PropertyList properties = config.properties();
    if (!(Kernels.parse(config.text(Setting.KERNEL), properties) instanceof TemplateKernel kernel)) {
      throw new IllegalArgumentException("no reranker can be trained with kernel " + config.text(Setting.KERNEL));
    }
    return new RerankConfig(RerankFeatures.parse(config.text(Setting.RERANK_FEATURES)), kernel, properties,
        config.number(Setting.RERANK_RHO), config.integer(Setting.PART_BITS),
        RerankUpdate.parse(config.text(Setting.RERANK_UPDATE)), RerankLoss.parse(config.text(Setting.RERANK_LOSS)),
        config.number(Setting.RERANK_BASE), config.number(Setting.RERANK_C),
        config.integer(Setting.RERANK_ITERATIONS), config.integer(Setting.K), config.seed());
  }

  /** The same settings with no more trees than lists have. */
  RerankConfig withTreesUpTo(int most) {
    return new RerankConfig(features, kernel, properties, kernelWeight, manualBits, update, loss, baseWeight,
        largestStep, iterations, Math.min(trees, most), seed);
  }
}
