package org.kerndep.train.decoderkernel;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.train.config.DecoderKernelConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.origin.ModelOrigin;
import org.kerndep.train.rerank.RerankPipeline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Adds a kernel to the decoder of a base parser: its weight is chosen on sentences that are held out, then it is
 * trained on all. The number of threads changes nothing but the time.
 */
public final class DecoderKernelPipeline {

  private static final Logger LOG = LoggerFactory.getLogger(DecoderKernelPipeline.class);

  private final TrainingConfig config;
  private final DecoderKernelConfig settled;
  private final TrainingContext context;
  private final Optional<RerankPipeline> reranking;

  /** Reads the settings, and refuses them if no kernel in the decoder can be trained with them. */
  public DecoderKernelPipeline(TrainingConfig config, TrainingContext context) throws IOException {
    this.config = config;
    this.settled = config.decoderKernel();
    context.knowledge().require(settled.properties().layers());
    this.context = context;
    this.reranking =
        config.kernelMode().reranks() ? Optional.of(new RerankPipeline(config, context)) : Optional.empty();
  }

  /**
   * The system with a kernel in the decoder, or as it was if none is of use on held-out sentences, which is logged; and
   * with a reranker, if the settings ask for one.
   */
  public ModelBundle train(ModelBundle base, FoldModels folds) {
    DecoderKernelData data = new DecoderKernelData(settled, base.base(), folds, context.workers());
    DecoderKernelHalves halves = new DecoderKernelHalves(data, settled, context);
    DecoderKernelHalves.Choice choice = halves.choose(settled.weights());
    ModelBundle system = withKernel(base, data, choice, folds.folds().treebank());
    if (reranking.isEmpty()) {
      return system;
    }
    KBestFile lists = new CrossFitLists(folds, halves, choice.weight(), config.folds().trees()).make(context);
    return reranking.get().train(system, folds.folds().treebank(), lists);
  }

  private ModelBundle withKernel(ModelBundle base, DecoderKernelData data, DecoderKernelHalves.Choice choice,
      Treebank treebank) {
    if (choice.weight() == 0) {
      LOG.warn("a kernel in the decoder is of no use on the {} words that were held out; the model has none",
          choice.words());
      return base;
    }
    DecoderKernelTrainer trainer = new DecoderKernelTrainer(data, settled, data.examples(), context);
    context.progress().begin("kernel of the decoder", (long) settled.iterations() * data.examples().size());
    for (int pass = 0; pass < settled.iterations(); pass++) {
      trainer.pass();
    }
    DecoderKernel kernel = new DecoderKernel(trainer.average(), choice.weight());
    context.progress().end(trainer.updates() + " updates, " + kernel.kernel().support().size() + " support parts");
    LOG.info(String.format(Locale.ROOT, "kernel of the decoder: weight %.2f; held-out gain %.2f%% of %d words",
        choice.weight(), choice.gain(), choice.words()));
    Map<String, String> says = manifest(base.manifest(), choice, kernel);
    ModelOrigin.putLayers(settled.properties(), treebank, says);
    return new ModelBundle(new Manifest(says), base.base(), Optional.of(kernel), Optional.empty(), base.text());
  }

  private Map<String, String> manifest(Manifest base, DecoderKernelHalves.Choice choice, DecoderKernel kernel) {
    Map<String, String> entries = new LinkedHashMap<>(base.entries());
    config.kernelSettings().forEach((key, value) -> entries.put(ModelOrigin.CONFIG + key, value));
    entries.put("used-decode-weight", Double.toString(kernel.weight()));
    entries.put("decode-support-parts", Integer.toString(kernel.kernel().support().size()));
    entries.put("decode-held-out-words", Long.toString(choice.words()));
    entries.put("decode-held-out-gain", String.format(Locale.ROOT, "%.3f", choice.gain()));
    return entries;
  }
}
