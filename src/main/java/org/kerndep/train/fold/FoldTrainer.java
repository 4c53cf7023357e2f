package org.kerndep.train.fold;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.ModelFormatException;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Failures;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.base.BaseTrainer;
import org.kerndep.train.base.Checkpoints;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.origin.Fingerprint;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains a model for each fold of a treebank on all other folds. Models are trained in parallel; each leaves a file, so
 * that a run that was stopped goes on with those that are missing.
 */
public final class FoldTrainer {

  private static final Logger LOG = LoggerFactory.getLogger(FoldTrainer.class);
  private static final Treebank NO_DEV = new Treebank(List.of());

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public FoldTrainer(TrainingConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config;
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * All models; they stay in memory.
   *
   * @param directory where their files are, made if it does not exist; the caller removes it. Without it there are none
   */
  public FoldModels train(Folds folds, Optional<Path> directory) throws IOException {
    if (directory.isPresent()) {
      Files.createDirectories(directory.get());
    }
    Manifest made = fingerprint(folds);
    progress.begin("jackknife", folds.treebank().size());
    List<BaseModel> models = workers.map(folds.count(), fold -> {
      BaseModel model = directory.map(files -> filed(folds, fold, files.resolve("fold-" + (fold + 1) + ".kdp"), made))
          .orElseGet(() -> model(config, templates, folds, fold));
      synchronized (progress) {
        progress.advance(folds.of(fold).size());
      }
      return model;
    });
    progress.end("");
    return new FoldModels(folds, models);
  }

  /** A model of all folds but one, trained on the calling thread. */
  static BaseModel model(TrainingConfig config, TemplateSet templates, Folds folds, int fold) {
    try (Workers alone = new Workers(1)) {
      return new BaseTrainer(config.base(), templates, alone, Progress.NONE)
          .train(folds.without(fold), NO_DEV, Checkpoints.NONE);
    }
  }

  private Manifest fingerprint(Folds folds) throws IOException {
    Map<String, String> entries =
        new LinkedHashMap<>(Fingerprint.of(config, templates, folds.treebank(), NO_DEV).entries());
    entries.put("number of folds", Integer.toString(folds.count()));
    return new Manifest(entries);
  }

  private BaseModel filed(Folds folds, int fold, Path file, Manifest made) {
    Optional<BaseModel> earlier = earlier(file, made);
    if (earlier.isPresent()) {
      return earlier.get();
    }
    BaseModel model = model(config, templates, folds, fold);
    try {
      new ModelBundle(made, model).write(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return model;
  }

  private static Optional<BaseModel> earlier(Path file, Manifest made) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      ModelBundle bundle = ModelBundle.read(file);
      Optional<String> difference = Fingerprint.difference(bundle.manifest(), made);
      if (difference.isEmpty()) {
        return Optional.of(bundle.base());
      }
      LOG.warn("{} is not used: it was made with {}", file, difference.get());
    } catch (ModelFormatException e) {
      LOG.warn("{} is not used: it is damaged or of another version", file);
    } catch (IOException e) {
      LOG.warn("{} is not used: {}", file, Failures.reason(e));
    }
    return Optional.empty();
  }
}
