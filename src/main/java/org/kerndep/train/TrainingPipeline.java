package org.kerndep.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Version;
import org.kerndep.run.Workers;
import org.kerndep.train.base.BaseTrainer;
import org.kerndep.train.base.CheckpointFile;
import org.kerndep.train.base.Checkpoints;
import org.kerndep.train.calibrate.ProbabilityFit;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.decoderkernel.DecoderKernelPipeline;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.fold.FoldTrainer;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.origin.DataHash;
import org.kerndep.train.origin.Fingerprint;
import org.kerndep.train.origin.ModelOrigin;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.train.rerank.RerankPipeline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** From a treebank to a bundle, step by step. */
public final class TrainingPipeline {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingPipeline.class);

  private static final int LEAST_PER_FOLD = 10;

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public TrainingPipeline(TrainingConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config.requireConsistent();
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Trains a base parser.
   *
   * @param dev trees to report scores on, to fit probabilities to, and to choose the epoch by if
   *     the best is kept; or an empty treebank
   */
  public ModelBundle trainBase(Treebank treebank, Treebank dev) {
    return trainBase(treebank, dev, Checkpoints.NONE);
  }

  /**
   * Trains a base parser so that it can be stopped: what is done is kept in a file, and a run with the same data and
   * settings goes on from there to the same model. Delete the file when the model is written.
   *
   * @param dev trees to report scores on, to fit probabilities to, and to choose the epoch by if
   *     the best is kept; or an empty treebank
   * @param checkpoint the file; it is replaced if it is damaged or of another run
   */
  public ModelBundle trainBase(Treebank treebank, Treebank dev, Path checkpoint) throws IOException {
    return trainBase(treebank, dev, new CheckpointFile(checkpoint, Fingerprint.of(config, templates, treebank, dev)));
  }

  private ModelBundle trainBase(Treebank treebank, Treebank dev, Checkpoints checkpoints) {
    progress.series(config.base().passes());
    BaseModel base = new BaseTrainer(config.base(), templates, workers, progress).train(treebank, dev, checkpoints);
    return withProbabilities(new ModelBundle(manifest(treebank, base), base), dev);
  }

  /** Trains the whole system, a base parser and its kernels; dev data as for {@link #trainBase(Treebank, Treebank)}. */
  public ModelBundle train(Treebank treebank, Treebank dev) throws IOException {
    checkKernels();
    return withKernels(trainBase(treebank, dev), treebank, dev, Optional.empty());
  }

  /**
   * Trains the whole system so that it can be stopped and goes on where it was.
   *
   * @param dev as for {@link #trainBase(Treebank, Treebank)}
   * @param checkpoint the file of the base parser
   * @param folds the directory of the lists or models from which kernels are learnt; delete both when the model is
   *     written
   */
  public ModelBundle train(Treebank treebank, Treebank dev, Path checkpoint, Path folds) throws IOException {
    checkKernels();
    return withKernels(trainBase(treebank, dev, checkpoint), treebank, dev, Optional.of(folds));
  }

  /** Refuses settings before hours are spent on a base parser. */
  private void checkKernels() throws IOException {
    WordKnowledge.NONE.require(config.reranker().properties().layers());
    if (config.kernelMode().decodes()) {
      config.decoderKernel();
    }
  }

  /**
   * Trains what a base parser lacks to be the whole system.
   *
   * @param folds as for {@link #train(Treebank, Treebank, Path, Path)}
   */
  public ModelBundle addKernels(ModelBundle base, Treebank treebank, Path folds) throws IOException {
    checkKernels();
    return withKernels(base, treebank, new Treebank(List.of()), Optional.of(folds));
  }

  private ModelBundle withKernels(ModelBundle base, Treebank treebank, Treebank dev, Optional<Path> directory)
      throws IOException {
    if (config.kernelMode().decodes()) {
      Optional<Folds> folds = folds(treebank);
      return folds.isPresent() ? withKernelInDecoder(base, folds.get(), dev, directory) : base;
    }
    Optional<KBestFile> lists = lists(treebank, directory);
    return lists.isPresent() ? new RerankPipeline(config, workers, progress).train(base, treebank, lists.get()) : base;
  }

  private ModelBundle withKernelInDecoder(ModelBundle base, Folds folds, Treebank dev, Optional<Path> directory)
      throws IOException {
    ModelBundle system = new DecoderKernelPipeline(config, workers, progress).train(base, foldModels(folds, directory));
    return system.decodingKernel().isPresent() ? withProbabilities(system, dev) : system;
  }

  /**
   * Trains the parsers of folds that a kernel in the decoder is learnt from; none if there are too few sentences.
   *
   * @param directory where each leaves a file
   */
  public void trainFolds(Treebank treebank, Path directory) throws IOException {
    Optional<Folds> folds = folds(treebank);
    if (folds.isPresent()) {
      foldModels(folds.get(), Optional.of(directory));
    }
  }

  private FoldModels foldModels(Folds folds, Optional<Path> directory) throws IOException {
    return new FoldTrainer(config.folds().parsers(), templates, workers, progress).train(folds, directory);
  }

  /**
   * The lists from which a reranker is learnt; none if the treebank has too few sentences, which is logged.
   *
   * @param folds the directory of what is done; delete it when the lists are written
   */
  public Optional<KBestFile> lists(Treebank treebank, Path folds) throws IOException {
    return lists(treebank, Optional.of(folds));
  }

  private Optional<KBestFile> lists(Treebank treebank, Optional<Path> directory) throws IOException {
    Optional<Folds> folds = folds(treebank);
    if (folds.isEmpty()) {
      return Optional.empty();
    }
    Jackknife jackknife =
        new Jackknife(config.folds().parsers(), templates, folds.get().count(), config.folds().trees(), workers, progress);
    return Optional.of(
        directory.isPresent() ? jackknife.lists(treebank, directory.get()) : jackknife.lists(treebank));
  }

  /** The parts of a treebank that are parsed by models of the others; none if there are too few sentences. */
  private Optional<Folds> folds(Treebank treebank) {
    int wanted = config.folds().folds();
    int count = Math.min(wanted, treebank.size() / LEAST_PER_FOLD);
    if (count < 2 || !new Folds(treebank, count).canBeTrained()) {
      LOG.warn("{} sentences are too few for {}; the model has none", treebank.size(),
          config.kernelMode().decodes() ? "a kernel" : "a reranker");
      return Optional.empty();
    }
    if (count < wanted) {
      LOG.info("{} sentences are cut into {} folds instead of {}", treebank.size(), count, wanted);
    }
    progress.series(1);
    return Optional.of(new Folds(treebank, count));
  }

  private ModelBundle withProbabilities(ModelBundle model, Treebank dev) {
    if (dev.isEmpty()) {
      return model;
    }
    ProbabilityFit fit = ProbabilityFit.of(model, ArcCalibration.NONE, dev, workers);
    LOG.info("probabilities fitted to dev: {}", fit);
    return model.with(fit.addTo(model.manifest()));
  }

  private Manifest manifest(Treebank treebank, BaseModel base) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put(ModelOrigin.VERSION, Version.current());
    entries.put("sentences", Integer.toString(treebank.size()));
    entries.put("words", Long.toString(treebank.wordCount()));
    entries.put(ModelOrigin.DATA, DataHash.of(treebank));
    entries.put("labels", String.join(" ", base.labelNames()));
    entries.put(ModelOrigin.TEMPLATES, ModelOrigin.nameOf(templates));
    entries.put(TagsetGuess.KEY, TagsetGuess.of(base.labelNames()));
    entries.put("used-decoder", base.decoderName());
    entries.put("used-roots", base.roots().toString());
    config.baseSettings().forEach((key, value) -> entries.put(ModelOrigin.CONFIG + key, value));
    ModelOrigin.putLayers(base.templates(), treebank, entries);
    return new Manifest(entries);
  }
}
