package org.kerndep.train.base;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.kerndep.base.ArcLabels;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.LabelMode;
import org.kerndep.base.LabelSet;
import org.kerndep.bundle.BestEpoch;
import org.kerndep.bundle.Checkpoint;
import org.kerndep.bundle.PackedModel;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Decoders;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.UpdateRule;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains the linear parser online: batches of sentences are decoded in parallel with the same weights, then update them
 * one after the other. The batch size is a setting, so the number of threads changes nothing but the time.
 */
public final class BaseTrainer {

  private static final Logger LOG = LoggerFactory.getLogger(BaseTrainer.class);

  /** What {@code auto} means; in treebanks with a larger share of non-projective arcs a climb follows. */
  private static final String USUAL_DECODER = "koo-collins-1";

  private static final double PROJECTIVE_ENOUGH = 0.0075;

  private final BaseConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public BaseTrainer(BaseConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config;
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
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
    return new Run(treebank, checkpoints).train(dev);
  }

  /** One training run and its weights. */
  private final class Run {

    private final Vocabulary vocabulary;
    private final LabelSet labels;
    private final TemplateSet usedTemplates;
    private final String decoderName;
    private final RootMode roots;
    private final LabelMode labelMode;
    private final Optional<ArcLabels> arcLabels;
    private final TrainableWeights partWeights;
    private final TrainableWeights labelWeights;
    private final OnlineUpdate partUpdate;
    private final OnlineUpdate labelUpdate;
    private final List<Example> examples;
    private final Checkpoints checkpoints;
    private int epochsDone;
    private ArcPruner pruner;
    private BestEpoch best;
    private long step;
    private long wrongHeads;

    Run(Treebank original, Checkpoints checkpoints) {
      this.checkpoints = checkpoints;
      decoderName = decoderName(original);
      Treebank treebank = config.projectivity().projectivise(original);
      vocabulary = new Vocabulary.Builder(config.cutoff()).withLayers(templates.layers(), WordKnowledge.NONE)
          .addAll(treebank).build();
      labels = LabelSet.of(treebank);
      usedTemplates = templates.restrictedTo(vocabulary.presentLayers());
      roots = config.roots().orElse(treebank.isSingleRooted() ? RootMode.SINGLE : RootMode.MULTI);
      labelMode = config.labels();
      arcLabels = labelMode.hasLabelledArcs()
          ? Optional.of(ArcLabels.of(treebank, vocabulary, labels))
          : Optional.empty();
      Optional<Checkpoint> earlier = checkpoints.earlier();
      earlier.ifPresent(this::resume);
      partWeights = earlier.map(Checkpoint::partWeights).orElseGet(() -> new TrainableWeights(
          config.partBits(), labelMode.hasLabelledArcs() ? labels.size() : 0));
      labelWeights = earlier.map(Checkpoint::labelWeights).orElseGet(() -> labelMode == LabelMode.JOINT
          ? new TrainableWeights(WeightTable.MIN_BITS, 0)
          : new TrainableWeights(config.labelBits(), labels.size()));
      partUpdate = OnlineUpdate.of(config.update(), partWeights, config.partC());
      labelUpdate = OnlineUpdate.of(config.update(), labelWeights, config.labelC());
      examples = examples(treebank);
      if (examples.isEmpty()) {
        throw new IllegalArgumentException("all training sentences are too long to be decoded whole");
      }
      if (examples.size() < treebank.size()) {
        LOG.warn("{} training sentences are too long to be decoded whole and are left out",
            treebank.size() - examples.size());
      }
      LOG.info("training on {} sentences, {} words, {} labels; decoder {}, {} root", examples.size(),
          examples.stream().mapToInt(e -> e.x().size()).sum(), labels.size(), decoderName, roots);
    }

    BaseModel train(Treebank dev) {
      Decoder decoder = Decoders.create(decoderName, roots);
      if (pruner == null) {
        pruner = new PrunerTrainer(config.pruner(), config.order(), usedTemplates, workers, progress)
            .train(examples, decoder.isProjective(), roots);
        save();
      }
      List<PrunedExample> pruned = prune("training", examples);
      if (!dev.isEmpty()) {
        prune("dev", examples(dev));
      }
      ThreadLocal<Function<PrunedExample, Violations>> learners = ThreadLocal.withInitial(() -> learner(decoder));
      Batches<PrunedExample> batches = new Batches<>(pruned, config.order());
      batches.skip(epochsDone);
      int epochs = config.epochs();
      for (int epoch = epochsDone + 1; epoch <= epochs; epoch++) {
        progress.begin("epoch " + epoch + "/" + epochs, pruned.size());
        wrongHeads = 0;
        batches.run(workers, example -> learners.get().apply(example), this::update, progress);
        String result = report(epoch, dev);
        epochsDone = epoch;
        save();
        progress.end(result);
      }
      return keptModel(epochs);
    }

    private void resume(Checkpoint earlier) {
      epochsDone = earlier.epoch();
      step = earlier.step();
      pruner = earlier.pruner();
      best = earlier.best().orElse(null);
      progress.skip(config.pruner().epochs() + epochsDone);
      LOG.info("resuming after {}",
          epochsDone == 0 ? "the pruner" : "epoch " + epochsDone + " of " + config.epochs());
    }

    private void save() {
      checkpoints.save(new Checkpoint(epochsDone, step, pruner, partWeights, labelWeights, Optional.ofNullable(best)));
    }

    private Function<PrunedExample, Violations> learner(Decoder decoder) {
      UpdateRule rule = config.update();
      int trees = config.miraTrees();
      WeightTable parts = partWeights.current();
      return labelMode == LabelMode.JOINT
          ? new JointLearner(rule, trees, usedTemplates, labels, arcLabels.get(), decoder, parts)::violations
          : new ExampleLearner(rule, trees, usedTemplates, labels, arcLabels, decoder, parts,
              labelWeights.current())::violations;
    }

    /** The sentences short enough to be decoded in one piece. */
    private List<Example> examples(Treebank treebank) {
      return treebank.sentences().stream()
          .filter(s -> BaseParser.decodesWhole(s.sentence()))
          .map(s -> Example.of(s, vocabulary, labels))
          .toList();
    }

    private List<PrunedExample> prune(String name, List<Example> sentences) {
      ThreadLocal<ArcFeatures> features = ThreadLocal.withInitial(() -> new ArcFeatures(usedTemplates));
      List<PrunedExample> pruned = workers.map(sentences.size(), i ->
          new PrunedExample(sentences.get(i), pruner.prune(sentences.get(i).x(), features.get())));
      double words = sentences.stream().mapToInt(e -> e.x().size()).sum();
      LOG.info(String.format(Locale.ROOT, "%s: pruner keeps %.1f heads per word and %.2f%% of the gold heads", name,
          pruned.stream().mapToInt(p -> p.graph().arcCount()).sum() / words,
          100 * pruned.stream().mapToInt(PrunedExample::goldArcs).sum() / words));
      return pruned;
    }

    private void update(Violations violations) {
      step++;
      wrongHeads += violations.cost();
      partUpdate.update(violations.trees(), step);
      violations.labels().forEach(mistake -> labelUpdate.update(List.of(mistake), step));
    }

    private BaseModel model() {
      return new BaseModel(vocabulary, labels, usedTemplates, pruner, partWeights.average(step).quantised(),
          labelWeights.average(step).quantised(), config.projectivity(), decoderName, roots, labelMode,
          arcLabels);
    }

    private BaseModel keptModel(int epochs) {
      if (!config.keepsBest()) {
        return model();
      }
      LOG.info("kept the model of epoch {} of {}: {}", best.epoch(), epochs, text(best.score()));
      return best.model().unpack();
    }

    private String report(int epoch, Treebank dev) {
      String training = wrongHeads + " " + config.update().mistakes();
      if (dev.isEmpty()) {
        return training;
      }
      BaseModel model = model();
      AttachmentScore score = score(model, dev);
      if (config.keepsBest() && (best == null || best.isBeatenBy(score))) {
        best = new BestEpoch(epoch, score, PackedModel.of(model));
      }
      return training + ", " + text(score);
    }

    private AttachmentScore score(BaseModel model, Treebank dev) {
      ThreadLocal<BaseParser> parsers = ThreadLocal.withInitial(() -> new BaseParser(model));
      return workers.map(dev.size(), i -> {
        ParsedSentence s = dev.sentences().get(i);
        return AttachmentScore.of(s.sentence(), s.tree(), parsers.get().parse(s.sentence()), Punctuation.KEEP);
      }).stream().reduce(AttachmentScore.NOTHING, AttachmentScore::plus);
    }

    private String text(AttachmentScore score) {
      return String.format(Locale.ROOT, "dev UAS %.2f LAS %.2f", score.uas(), score.las());
    }

    private String decoderName(Treebank treebank) {
      return config.decoder().orElseGet(() -> treebank.nonProjectiveShare() <= PROJECTIVE_ENOUGH
          ? USUAL_DECODER
          : Decoders.withClimb(USUAL_DECODER));
    }
  }
}
