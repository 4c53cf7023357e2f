package org.kerndep.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Version;
import org.kerndep.run.Workers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** From a treebank to a bundle, step by step. */
public final class TrainingPipeline {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingPipeline.class);

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public TrainingPipeline(TrainingConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config;
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Trains the whole system.
   *
   * @param dev trees to report scores on, to fit probabilities to, and to choose the epoch by if
   *     the best is kept; or an empty treebank
   */
  public ModelBundle train(Treebank treebank, Treebank dev) {
    return train(treebank, dev, Checkpoints.NONE);
  }

  /**
   * Trains the whole system so that it can be stopped: what is done is kept in a file, and a run with the same data and
   * settings goes on from there to the same model. Delete the file when the model is written.
   *
   * @param dev trees to report scores on, to fit probabilities to, and to choose the epoch by if
   *     the best is kept; or an empty treebank
   * @param checkpoint the file; it is replaced if it is damaged or of another run
   */
  public ModelBundle train(Treebank treebank, Treebank dev, Path checkpoint) throws IOException {
    return train(treebank, dev, new CheckpointFile(checkpoint, Fingerprint.of(config, templates, treebank, dev)));
  }

  private ModelBundle train(Treebank treebank, Treebank dev, Checkpoints checkpoints) {
    BaseModel base = new BaseTrainer(config, templates, workers, progress).train(treebank, dev, checkpoints);
    Manifest manifest = manifest(treebank, base);
    return new ModelBundle(dev.isEmpty() ? manifest : withProbabilities(manifest, base, dev), base);
  }

  private Manifest withProbabilities(Manifest manifest, BaseModel base, Treebank dev) {
    ProbabilityFit fit = ProbabilityFit.of(base, ArcCalibration.NONE, dev, workers);
    LOG.info("probabilities fitted to dev: {}", fit);
    return fit.addTo(manifest);
  }

  private Manifest manifest(Treebank treebank, BaseModel base) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("kerndep", Version.current());
    entries.put("sentences", Integer.toString(treebank.size()));
    entries.put("words", Long.toString(treebank.wordCount()));
    entries.put("data-sha256", DataHash.of(treebank));
    entries.put("labels", String.join(" ", base.labelNames()));
    entries.put("templates", templates.name().orElse("own"));
    entries.put(TagsetGuess.KEY, TagsetGuess.of(base.labelNames()));
    entries.put("used-decoder", base.decoderName());
    entries.put("used-roots", base.roots().toString());
    config.toMap().forEach((key, value) -> entries.put("config." + key, value));
    return new Manifest(entries);
  }
}
