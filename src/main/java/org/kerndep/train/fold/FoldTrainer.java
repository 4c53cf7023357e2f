package org.kerndep.train.fold;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.Treebank;
import org.kerndep.run.Workers;
import org.kerndep.train.base.BaseTrainer;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.origin.Fingerprint;
import org.kerndep.train.workspace.Checkpoints;
import org.kerndep.train.workspace.FoldResults;
import org.kerndep.train.workspace.TrainingWorkspace;

/**
 * Trains a model for each fold of a treebank on all other folds. Models are trained in parallel; each is kept in the
 * workspace, so that a run that was stopped resumes with those that are missing.
 */
public final class FoldTrainer {

  private static final Treebank NO_DEV = new Treebank(List.of());

  private final FoldConfig config;
  private final TrainingContext context;
  private final TrainingWorkspace workspace;

  public FoldTrainer(FoldConfig config, TrainingContext context, TrainingWorkspace workspace) {
    this.config = config;
    this.context = context;
    this.workspace = workspace;
  }

  /** All models; they stay in memory. */
  public FoldModels train(Folds folds) throws IOException {
    FoldResults results = workspace.folds(new Manifest(fingerprint(folds)));
    context.progress().begin("jackknife", folds.treebank().size());
    List<BaseModel> models = folds.inParallel(context, fold -> results.model(fold, () -> model(folds, fold)));
    context.progress().end("");
    return new FoldModels(folds, models);
  }

  /** A model of all folds but one, trained on the calling thread. */
  BaseModel model(Folds folds, int fold) {
    try (Workers alone = new Workers(1)) {
      return new BaseTrainer(config.parsers().base(), context.alone(alone))
          .train(folds.without(fold), NO_DEV, Checkpoints.NONE);
    }
  }

  /** What tells the models from others. */
  Map<String, String> fingerprint(Folds folds) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>(
        Fingerprint.of(config.parsers(), context.templates(), context.knowledge(), folds.treebank(), NO_DEV).entries());
    entries.put(ListOrigin.FOLDS, Integer.toString(folds.count()));
    return entries;
  }
}
