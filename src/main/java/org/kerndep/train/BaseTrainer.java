package org.kerndep.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.LabelSet;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.RootMode;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.ExampleLearner.Example;
import org.kerndep.train.ExampleLearner.Violations;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains the linear parser online: batches of sentences are decoded in parallel with the same weights, then update them
 * one after the other. The batch size is a setting, so the number of threads changes nothing but the time.
 */
public final class BaseTrainer {

  private static final Logger LOG = LoggerFactory.getLogger(BaseTrainer.class);

  /** Treebanks with a larger share of non-projective arcs are parsed by a non-projective decoder. */
  private static final double PROJECTIVE_ENOUGH = 0.01;

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public BaseTrainer(TrainingConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config;
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Trains a model.
   *
   * @param treebank at least one sentence
   * @param dev trees to report scores on after each epoch, or an empty treebank
   */
  public BaseModel train(Treebank treebank, Treebank dev) {
    if (treebank.isEmpty()) {
      throw new IllegalArgumentException("the training data has no sentences");
    }
    return new Run(treebank).train(dev);
  }

  /** One training run and its weights. */
  private final class Run {

    private final Vocabulary vocabulary;
    private final LabelSet labels;
    private final TemplateSet usedTemplates;
    private final String decoder;
    private final RootMode roots;
    private final TrainableWeights arcWeights;
    private final TrainableWeights labelWeights;
    private final List<Example> examples = new ArrayList<>();
    private long step;
    private long wrongHeads;

    Run(Treebank treebank) {
      vocabulary = new Vocabulary.Builder(config.cutoff()).addAll(treebank).build();
      labels = LabelSet.of(treebank);
      usedTemplates = templates.restrictedTo(vocabulary.presentLayers());
      roots = config.rootMode(treebank.isSingleRooted());
      decoder = decoderName(treebank);
      arcWeights = new TrainableWeights(config.arcBits(), 0);
      labelWeights = new TrainableWeights(config.labelBits(), labels.size());
      for (ParsedSentence s : treebank.sentences()) {
        if (BaseParser.decodesWhole(s.sentence())) {
          examples.add(example(s));
        }
      }
      if (examples.size() < treebank.size()) {
        LOG.warn("{} training sentences are too long to be decoded whole and are left out",
            treebank.size() - examples.size());
      }
      LOG.info("training on {} sentences, {} words, {} labels; decoder {}, {} root", examples.size(),
          treebank.wordCount(), labels.size(), decoder, roots);
    }

    BaseModel train(Treebank dev) {
      ThreadLocal<ExampleLearner> learners = ThreadLocal.withInitial(() -> new ExampleLearner(usedTemplates, labels,
          Decoders.create(decoder, roots), arcWeights.current(), labelWeights.current()));
      Random random = new Random(config.seed());
      for (int epoch = 1; epoch <= config.epochs(); epoch++) {
        progress.begin("epoch " + epoch + "/" + config.epochs(), examples.size());
        Collections.shuffle(examples, random);
        wrongHeads = 0;
        for (int from = 0; from < examples.size(); from += config.batch()) {
          List<Example> batch = examples.subList(from, Math.min(from + config.batch(), examples.size()));
          List<Violations> found = workers.map(batch.size(), i -> learners.get().violations(batch.get(i)));
          found.forEach(this::update);
          progress.advance(batch.size());
        }
        progress.end(report(dev));
      }
      return model();
    }

    private void update(Violations violations) {
      step++;
      wrongHeads += violations.arcCost();
      new PassiveAggressive(arcWeights, config.arcC()).update(violations.arcDelta(), violations.arcCost(), step);
      PassiveAggressive labelUpdate = new PassiveAggressive(labelWeights, config.labelC());
      violations.labelDeltas().forEach(delta -> labelUpdate.update(delta, 1, step));
    }

    private BaseModel model() {
      return new BaseModel(vocabulary, labels, usedTemplates, arcWeights.average(step).quantised(),
          labelWeights.average(step).quantised(), decoder, roots);
    }

    private String report(Treebank dev) {
      String training = String.format(Locale.ROOT, "%d heads wrong in training", wrongHeads);
      return dev.isEmpty() ? training : training + ", " + devScores(dev);
    }

    private String devScores(Treebank dev) {
      BaseModel model = model();
      ThreadLocal<BaseParser> parsers = ThreadLocal.withInitial(() -> new BaseParser(model));
      AttachmentScore score = workers.map(dev.size(), i -> {
        ParsedSentence s = dev.sentences().get(i);
        return AttachmentScore.of(s.sentence(), s.tree(), parsers.get().parse(s.sentence()), Punctuation.KEEP);
      }).stream().reduce(AttachmentScore.NOTHING, AttachmentScore::plus);
      return String.format(Locale.ROOT, "dev UAS %.2f LAS %.2f", score.uas(), score.las());
    }

    private Example example(ParsedSentence s) {
      int[] labelIndices = new int[s.size() + 1];
      for (int m = 1; m <= s.size(); m++) {
        labelIndices[m] = labels.index(s.tree().label(m));
      }
      return new Example(vocabulary.encode(s.sentence()), s.tree(), labelIndices);
    }

    private String decoderName(Treebank treebank) {
      if (!config.decoder().equals(TrainingConfig.AUTO)) {
        return config.decoder();
      }
      return treebank.nonProjectiveShare() <= PROJECTIVE_ENOUGH ? "eisner" : "mst";
    }
  }
}
