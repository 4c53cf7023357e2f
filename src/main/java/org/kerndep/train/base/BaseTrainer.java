package org.kerndep.train.base;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Checkpoint;
import org.kerndep.data.Treebank;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.Checkpoints;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains the linear parser online: batches of sentences are decoded in parallel with the same weights, then update them
 * one after the other. The batch size is a setting, so the number of threads changes nothing but the time.
 */
public final class BaseTrainer {

  private static final Logger LOG = LoggerFactory.getLogger(BaseTrainer.class);

  private final BaseConfig config;
  private final TrainingContext context;

  public BaseTrainer(BaseConfig config, TrainingContext context) {
    this.config = config;
    this.context = context;
  }

  /**
   * Trains a model.
   *
   * @param treebank at least one sentence
   * @param dev trees to report scores on after each epoch, and to choose the epoch by if the best is kept, or an empty
   *     treebank
   * @param checkpoints asked for where to begin, and told after the pruner and after each epoch
   */
  public BaseModel train(Treebank treebank, Treebank dev, Checkpoints checkpoints) {
    if (treebank.isEmpty()) {
      throw new IllegalArgumentException("the training data has no sentences");
    }
    if (config.keepsBest() && dev.isEmpty()) {
      throw new IllegalArgumentException("keep=best needs dev data to choose the epoch by; give some or use keep=last");
    }
    Treebank projective = UntrainedModel.learnt(config, treebank);
    UntrainedModel untrained =
        UntrainedModel.of(config, context.templates(), context.knowledge(), treebank, projective);
    return new Run(untrained, dev, checkpoints).train(projective);
  }

  /** One training run and its weights. */
  private final class Run {

    private final UntrainedModel untrained;
    private final Treebank dev;
    private final Checkpoints checkpoints;
    private final TrainableWeights partWeights;
    private final TrainableWeights labelWeights;
    private final OnlineUpdate partUpdate;
    private final OnlineUpdate labelUpdate;
    private final EpochChoice choice;
    private ArcPruner pruner;
    private int epochsDone;
    private long step;
    private long wrongHeads;

    Run(UntrainedModel untrained, Treebank dev, Checkpoints checkpoints) {
      this.untrained = untrained;
      this.dev = dev;
      this.checkpoints = checkpoints;
      Optional<Checkpoint> earlier =
          checkpoints.earlier(config.epochs(), untrained::newPartWeights, untrained::newLabelWeights);
      earlier.ifPresent(this::resume);
      partWeights = earlier.map(Checkpoint::partWeights).orElseGet(untrained::newPartWeights);
      labelWeights = earlier.map(Checkpoint::labelWeights).orElseGet(untrained::newLabelWeights);
      partUpdate = OnlineUpdate.of(config.update(), partWeights, config.partC());
      labelUpdate = OnlineUpdate.of(config.update(), labelWeights, config.labelC());
      choice = new EpochChoice(dev, config.keepsBest(), context.knowledge(), context.workers(),
          earlier.flatMap(Checkpoint::best));
    }

    private void resume(Checkpoint earlier) {
      epochsDone = earlier.epoch();
      step = earlier.step();
      pruner = earlier.pruner();
      context.progress().skip(config.pruner().epochs() + epochsDone);
      LOG.info("resuming after {}", epochsDone == 0 ? "the pruner" : "epoch " + epochsDone + " of " + config.epochs());
    }

    BaseModel train(Treebank treebank) {
      List<Example> examples = examples(treebank);
      Decoder decoder = untrained.decoder();
      if (pruner == null) {
        pruner = new PrunerTrainer(config, context.with(untrained.templates()))
            .train(examples, decoder.isProjective(), untrained.roots());
        save();
      }
      List<Example.Pruned> pruned = prune("training", examples);
      if (!dev.isEmpty()) {
        prune("dev", untrained.examples(dev));
      }
      ThreadLocal<Learner> learners =
          ThreadLocal.withInitial(() -> untrained.learner(decoder, partWeights.current(), labelWeights.current()));
      Batches<Example.Pruned> batches = new Batches<>(pruned, config.order());
      batches.skip(epochsDone);
      while (epochsDone < config.epochs()) {
        int epoch = epochsDone + 1;
        context.progress().begin("epoch " + epoch + "/" + config.epochs(), pruned.size());
        wrongHeads = 0;
        batches.run(context, example -> learners.get().violations(example), this::update);
        Optional<String> score = choice.add(epoch, this::model);
        epochsDone = epoch;
        save();
        context.progress().end(wrongHeads + " " + config.update().mistakes() + score.map(", "::concat).orElse(""));
      }
      return choice.chosen(config.epochs(), this::model);
    }

    private List<Example> examples(Treebank treebank) {
      List<Example> examples = untrained.examples(treebank);
      if (examples.isEmpty()) {
        throw new IllegalArgumentException("all training sentences are too long to be decoded whole");
      }
      if (examples.size() < treebank.size()) {
        LOG.warn("{} training sentences are too long to be decoded whole and are left out",
            treebank.size() - examples.size());
      }
      LOG.info("training on {} sentences, {} words, {} labels; decoder {}, {} root", examples.size(), words(examples),
          untrained.labels().size(), untrained.decoderName(), untrained.roots());
      return examples;
    }

    private static int words(List<Example> examples) {
      return examples.stream().mapToInt(e -> e.x().size()).sum();
    }

    private List<Example.Pruned> prune(String name, List<Example> examples) {
      ThreadLocal<ArcFeatures> features = ThreadLocal.withInitial(() -> new ArcFeatures(untrained.templates()));
      List<Example.Pruned> pruned = context.workers().map(examples.size(), i ->
          new Example.Pruned(examples.get(i), pruner.prune(examples.get(i).x(), features.get())));
      double words = words(examples);
      LOG.info(String.format(Locale.ROOT, "%s: pruner keeps %.1f heads per word and %.2f%% of the gold heads", name,
          pruned.stream().mapToInt(p -> p.graph().arcCount()).sum() / words,
          100 * pruned.stream().mapToInt(Example.Pruned::goldArcs).sum() / words));
      return pruned;
    }

    private void update(Learner.Violations violations) {
      step++;
      wrongHeads += violations.cost();
      partUpdate.update(violations.trees(), step);
      violations.labels().forEach(mistake -> labelUpdate.update(List.of(mistake), step));
    }

    private void save() {
      checkpoints.save(new Checkpoint(epochsDone, step, pruner, partWeights, labelWeights, choice.best()));
    }

    private BaseModel model() {
      return untrained.with(pruner, partWeights.average(step).quantised(), labelWeights.average(step).quantised());
    }
  }
}
