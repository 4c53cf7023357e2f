package org.kerndep.train.base;

import java.util.List;
import java.util.Optional;
import org.kerndep.base.ArcLabels;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.LabelMode;
import org.kerndep.base.LabelSet;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.ProjectiveOracle;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;
import org.kerndep.train.config.BaseConfig;

/**
 * What of a base model is known before its weights are learnt: the words and labels of its treebank, and how trees are
 * found. Immutable.
 *
 * @param templates those that the treebank has layers for
 * @param arcLabels the labels of arcs if they have a say in decoding
 */
record UntrainedModel(BaseConfig config, Vocabulary vocabulary, LabelSet labels, TemplateSet templates,
    String decoderName, RootMode roots, Optional<ArcLabels> arcLabels) {

  /** What no setting means; in treebanks with a larger share of non-projective arcs a climb follows. */
  private static final String USUAL_DECODER = "koo-collins-1";

  private static final double PROJECTIVE_ENOUGH = 0.0075;

  /**
   * The model of a treebank.
   *
   * @param projective its trees as they are learnt
   */
  static UntrainedModel of(BaseConfig config, TemplateSet templates, WordKnowledge knowledge, Treebank treebank,
      Treebank projective) {
    TemplateSet known = templates.knownBy(knowledge);
    Vocabulary vocabulary = new Vocabulary.Builder(config.cutoff())
        .withLayers(known.layers(), knowledge).addAll(projective).build();
    LabelSet labels = LabelSet.of(projective);
    return new UntrainedModel(config, vocabulary, labels, known.restrictedTo(vocabulary.presentLayers()),
        decoderName(config, treebank),
        config.roots().orElse(projective.isSingleRooted() ? RootMode.SINGLE : RootMode.MULTI),
        config.labels().hasLabelledArcs()
            ? Optional.of(ArcLabels.of(projective, vocabulary, labels))
            : Optional.empty());
  }

  /** The trees of a treebank as they are learnt: a projective decoder learns only those that it can find. */
  static Treebank learnt(BaseConfig config, Treebank treebank) {
    boolean reachable = config.projectivity() != Projectivity.NONE
        || !Decoders.create(decoderName(config, treebank), RootMode.MULTI).isProjective();
    return reachable
        ? config.projectivity().projectivise(treebank)
        : new Treebank(treebank.sentences().stream()
            .map(s -> new ParsedSentence(s.taggings(), ProjectiveOracle.nearest(s.tree()), s.gold())).toList());
  }

  private static String decoderName(BaseConfig config, Treebank treebank) {
    return config.decoder().orElseGet(() -> usualDecoder(treebank));
  }

  private static String usualDecoder(Treebank treebank) {
    return treebank.nonProjectiveShare() <= PROJECTIVE_ENOUGH ? USUAL_DECODER : Decoders.withClimb(USUAL_DECODER);
  }

  Decoder decoder() {
    return Decoders.create(decoderName, roots);
  }

  /** The sentences short enough to be decoded in one piece. */
  List<Example> examples(Treebank treebank) {
    return treebank.sentences().stream()
        .filter(s -> BaseParser.decodesWhole(s.sentence()))
        .map(s -> Example.of(s, vocabulary, labels))
        .toList();
  }

  TrainableWeights newPartWeights() {
    return new TrainableWeights(config.partBits(), config.labels().hasLabelledArcs() ? labels.size() : 0);
  }

  TrainableWeights newLabelWeights() {
    return config.labels() == LabelMode.JOINT
        ? new TrainableWeights(WeightTable.MIN_BITS, 0)
        : new TrainableWeights(config.labelBits(), labels.size());
  }

  /** A learner that looks at the weights each time it is asked. */
  Learner learner(Decoder decoder, WeightTable partWeights, WeightTable labelWeights) {
    return config.labels() == LabelMode.JOINT
        ? new JointLearner(config.update(), config.miraTrees(), templates, labels, arcLabels.get(), decoder,
            partWeights)
        : new ExampleLearner(config.update(), config.miraTrees(), templates, labels, arcLabels, decoder, partWeights,
            labelWeights);
  }

  /** The model with weights. */
  BaseModel with(ArcPruner pruner, WeightTable partWeights, WeightTable labelWeights) {
    return new BaseModel(vocabulary, labels, templates, pruner, partWeights, labelWeights, config.projectivity(),
        decoderName, roots, config.labels(), arcLabels);
  }
}
