package org.kerndep.train;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.Treebank;
import org.kerndep.train.base.BaseTrainer;
import org.kerndep.train.calibrate.ProbabilityFit;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.decoderkernel.DecoderKernelPipeline;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.fold.FoldTrainer;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.origin.Fingerprint;
import org.kerndep.train.origin.ModelOrigin;
import org.kerndep.train.rerank.RerankPipeline;
import org.kerndep.train.workspace.Checkpoints;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * From a treebank to a bundle, step by step: a base parser; the best trees of each sentence, by parsers of folds that
 * have not seen it; then, in {@link RerankPipeline}, the weight of the base parser's score and what else is chosen on
 * lists that are held out, a reranker learnt from all lists, and the bundle of both. With a kernel in the decoder, the
 * parsers of folds themselves take the place of the lists, and {@link DecoderKernelPipeline} that of the last steps.
 *
 * <p>What a step has done is kept in the workspace, so that a run that was stopped resumes and gives the same bytes.
 */
public final class TrainingPipeline {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingPipeline.class);

  private static final Treebank NO_DEV = new Treebank(List.of());
  private static final int LEAST_PER_FOLD = 10;

  private final TrainingConfig config;
  private final TrainingContext context;
  private final TrainingWorkspace workspace;

  /**
   * A pipeline.
   *
   * @param workspace to be removed when the result is written
   */
  public TrainingPipeline(TrainingConfig config, TrainingContext context, TrainingWorkspace workspace) {
    this.config = config.requireConsistent();
    this.context = context;
    this.workspace = workspace;
  }

  /**
   * Trains the whole system, a base parser and its kernels. Settings with which no kernel can be trained are refused
   * before hours are spent on the base parser.
   *
   * @param dev as for {@link #trainBase}
   */
  public ModelBundle train(Treebank treebank, Treebank dev) throws IOException {
    if (config.kernelMode().decodes()) {
      DecoderKernelPipeline decoding = new DecoderKernelPipeline(config, context);
      return withKernel(decoding, trainBase(treebank, dev), treebank, dev);
    }
    RerankPipeline reranking = new RerankPipeline(config, context);
    ModelBundle base = trainBase(treebank, dev);
    Optional<KBestFile> lists = lists(treebank);
    return lists.isPresent() ? reranking.train(base, treebank, lists.get()) : base;
  }

  /**
   * Trains a base parser.
   *
   * @param dev trees to report scores on, to fit probabilities to, and to choose the epoch by if the best is kept;
   *     or an empty treebank
   */
  public ModelBundle trainBase(Treebank treebank, Treebank dev) throws IOException {
    BaseConfig base = config.base();
    Checkpoints checkpoints =
        workspace.checkpoints(() -> Fingerprint.of(config, context.templates(), context.knowledge(), treebank, dev));
    context.progress().series(base.passes());
    BaseModel model = new BaseTrainer(base, context).train(treebank, dev, checkpoints);
    ModelOrigin origin = ModelOrigin.of(model, config, context.templates(), treebank);
    return withProbabilities(new ModelBundle(origin.manifest(), model), dev);
  }

  /** The lists from which a reranker is learnt; none if the treebank has too few sentences, which is logged. */
  public Optional<KBestFile> lists(Treebank treebank) throws IOException {
    Optional<Folds> folds = folds(treebank);
    return folds.isPresent()
        ? Optional.of(new Jackknife(config.folds(), context, workspace).lists(folds.get()))
        : Optional.empty();
  }

  /**
   * The parsers of folds from which a kernel in the decoder is learnt; none if the treebank has too few sentences,
   * which is logged.
   */
  public Optional<FoldModels> foldModels(Treebank treebank) throws IOException {
    Optional<Folds> folds = folds(treebank);
    return folds.isPresent()
        ? Optional.of(new FoldTrainer(config.folds(), context, workspace).train(folds.get()))
        : Optional.empty();
  }

  /** Adds a kernel to the decoder of a base parser, and a reranker if the settings ask for one. */
  public ModelBundle addDecoderKernel(ModelBundle base, Treebank treebank) throws IOException {
    return withKernel(new DecoderKernelPipeline(config, context), base, treebank, NO_DEV);
  }

  private ModelBundle withKernel(DecoderKernelPipeline decoding, ModelBundle base, Treebank treebank, Treebank dev)
      throws IOException {
    Optional<FoldModels> models = foldModels(treebank);
    ModelBundle system = models.isPresent() ? decoding.train(base, models.get()) : base;
    return system.decodingKernel().isPresent() ? withProbabilities(system, dev) : system;
  }

  /** The parts of a treebank that are parsed by models of the others; none if there are too few sentences. */
  private Optional<Folds> folds(Treebank treebank) {
    FoldConfig wanted = config.folds();
    int count = Math.min(wanted.folds(), treebank.size() / LEAST_PER_FOLD);
    if (count < 2 || !new Folds(treebank, count).canBeTrained()) {
      LOG.warn("{} sentences are too few for {}; the model has none", treebank.size(),
          config.kernelMode().decodes() ? "a kernel" : "a reranker");
      return Optional.empty();
    }
    if (count < wanted.folds()) {
      LOG.info("{} sentences are cut into {} folds instead of {}", treebank.size(), count, wanted.folds());
    }
    context.progress().series(1);
    return Optional.of(new Folds(treebank, count));
  }

  private ModelBundle withProbabilities(ModelBundle model, Treebank dev) {
    if (dev.isEmpty()) {
      return model;
    }
    ProbabilityFit fit = ProbabilityFit.of(model, ArcCalibration.NONE, dev, context.workers());
    LOG.info("probabilities fitted to dev: {}", fit);
    return model.with(fit.addTo(model.manifest()));
  }
}
