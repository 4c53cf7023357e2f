package org.kerndep.train.fold;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Taggings;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.FoldResults;
import org.kerndep.train.workspace.TrainingWorkspace;

/**
 * Lists of the best trees of a treebank's own sentences as a parser would make them that has not seen them: those of
 * each fold come from a model trained on the others. Folds are done in parallel; the lists of each are kept in the
 * workspace, so that a run that was stopped resumes with the folds that are missing.
 */
public final class Jackknife {

  private final FoldConfig config;
  private final TrainingContext context;
  private final TrainingWorkspace workspace;
  private final FoldTrainer trainer;

  public Jackknife(FoldConfig config, TrainingContext context, TrainingWorkspace workspace) {
    this.config = config;
    this.context = context;
    this.workspace = workspace;
    this.trainer = new FoldTrainer(config, context, workspace);
  }

  /** The lists of all sentences, in their order; scores are relative to the best of their list. */
  public KBestFile lists(Folds folds) throws IOException {
    Map<String, String> made = trainer.fingerprint(folds);
    made.put(ListOrigin.TREES, Integer.toString(config.trees()));
    made.put(ListOrigin.LABELLINGS, Integer.toString(config.labellings()));
    if (folds.treebank().sentences().stream().anyMatch(s -> s.taggings().size() > 1)) {
      made.put(ListOrigin.TAGGINGS, Integer.toString(config.taggings()));
    }
    Manifest run = new Manifest(made);
    FoldResults results = workspace.folds(run);
    context.progress().begin("jackknife", folds.treebank().size());
    List<List<KBestList>> lists = folds.inParallel(context,
        fold -> results.lists(fold, folds.of(fold), () -> parse(folds, fold)));
    context.progress().end("");
    return new KBestFile(run, folds.inOrder(lists));
  }

  private List<KBestList> parse(Folds folds, int fold) {
    BaseParser parser = new BaseParser(trainer.model(folds, fold));
    return folds.of(fold).sentences().stream().map(ParsedSentence::taggings)
        .map(taggings -> parser.parse(taggings.first(config.taggings()), config.trees(), config.labellings())
            .relative())
        .toList();
  }
}
