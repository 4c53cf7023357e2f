package org.kerndep.train.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.PropertyList;

/**
 * The settings of a reranker's training.
 *
 * @param features what it looks at
 * @param kernel the kernel, over the properties
 * @param kernelWeights what a kernel may be multiplied by, relative to the other features; the best on held-out lists
 *     is used
 * @param treeFeatures the features of whole trees
 * @param bits 2^bits weights of each kind of features that has weights
 * @param update which tree an update looks at
 * @param loss how wrong trees are
 * @param baseWeight the weight of the base parser's score in training
 * @param largestStep the most that an update changes, the paper's C
 * @param iterations the most passes over the lists
 * @param trees the most trees of a list that are looked at
 * @param taggings how many taggings of a sentence are parsed at most
 * @param seed of the order of lists
 * @param tuning which lists are held out to choose by
 * @param beta how the weight of the base parser's score in parsing is found
 * @param mining how features are mined
 */
public record RerankConfig(RerankFeatures features, TemplateKernel kernel, PropertyList properties,
    List<Double> kernelWeights, TreeTemplateSet treeFeatures, int bits, RerankUpdate update, RerankLoss loss,
    double baseWeight, double largestStep, int iterations, int trees, int taggings, long seed, RerankTuning tuning,
    BetaRule beta, MiningConfig mining) {

  /** In place of the kernel's weight: the best of some. */
  private static final String CHOSEN = "chosen";

  private static final List<Double> TO_CHOOSE_FROM = List.of(0.1, 0.01);

  /** The settings of a run; the lists of properties and of features of trees may be files. */
  static RerankConfig of(TrainingConfig config) throws IOException {
    PropertyList properties = config.properties();
    if (!(Kernels.parse(config.text(Setting.KERNEL), properties) instanceof TemplateKernel kernel)) {
      throw new IllegalArgumentException("kernel " + config.text(Setting.KERNEL) + " compares whole trees, with which "
          + "neither a reranker nor a kernel in the decoder can be trained; use one of parts, such as template(arc)");
    }
    return new RerankConfig(RerankFeatures.parse(config.text(Setting.RERANK_FEATURES)), kernel, properties,
        kernelWeights(config.text(Setting.RERANK_RHO)),
        TemplateFiles.readTree(Path.of(config.text(Setting.TREE_FEATURES))), config.integer(Setting.PART_BITS),
        RerankUpdate.parse(config.text(Setting.RERANK_UPDATE)), RerankLoss.parse(config.text(Setting.RERANK_LOSS)),
        config.number(Setting.RERANK_BASE), config.number(Setting.RERANK_C),
        config.integer(Setting.RERANK_ITERATIONS), config.integer(Setting.K),
        config.integer(Setting.TAGGINGS), config.order().seed(), RerankTuning.parse(config.text(Setting.RERANK_TUNING)),
        BetaRule.parse(config.text(Setting.RERANK_BETA), config.number(Setting.RERANK_BASE)),
        MiningConfig.of(config));
  }

  private static List<Double> kernelWeights(String text) {
    return text.equals(CHOSEN) ? TO_CHOOSE_FROM : List.of(Double.parseDouble(text));
  }

  /** The same settings with no more trees than lists have. */
  public RerankConfig withTreesUpTo(int most) {
    return new RerankConfig(features, kernel, properties, kernelWeights, treeFeatures, bits, update, loss, baseWeight,
        largestStep, iterations, Math.min(trees, most), taggings, seed, tuning, beta, mining);
  }
}
