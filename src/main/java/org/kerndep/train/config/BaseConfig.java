package org.kerndep.train.config;

import java.util.Optional;
import org.kerndep.base.LabelMode;
import org.kerndep.data.RootMode;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.projectivity.Projectivity;

/**
 * The settings of a base parser's training.
 *
 * @param epochs passes over the training data after those of the pruner
 * @param keepsBest whether the model is that of the best epoch rather than the last; there must be dev data then
 * @param order in which sentences are learnt from
 * @param decoder its name; if there is none, the treebank decides
 * @param labels where labels are found
 * @param roots how many words may depend on the root; if it is not said, the treebank decides
 * @param projectivity how trees with crossing arcs are learnt by a projective decoder
 * @param cutoff rarer words and tags count as unseen
 * @param update which wrong structure is learnt from, and how
 * @param miraTrees how many wrong trees an update looks at
 * @param partBits 2^bits weights of parts
 * @param labelBits 2^bits weights of labels
 * @param partC the most that an update changes weights of parts
 * @param labelC the most that an update changes weights of labels
 */
public record BaseConfig(int epochs, boolean keepsBest, Order order, Optional<String> decoder, LabelMode labels,
    Optional<RootMode> roots, Projectivity projectivity, int cutoff, UpdateRule update, int miraTrees, int partBits,
    int labelBits, double partC, double labelC, Pruner pruner) {

  /**
   * The order in which sentences are learnt from.
   *
   * @param seed of the random order
   * @param batch sentences decoded before their updates
   */
  public record Order(long seed, int batch) {}

  /**
   * The settings of the pruner's training.
   *
   * @param epochs passes over the training data
   * @param bits 2^bits weights
   * @param rate of learning
   * @param ratio the least probability of a head that is kept, as a share of the best head's
   * @param heads the most heads that are kept for a word
   */
  public record Pruner(int epochs, int bits, double rate, double ratio, int heads) {}

  /** Refuses settings that are possible one by one but not together. */
  public BaseConfig {
    if (labels == LabelMode.JOINT && !Decoders.withLabels().contains(decoder.orElse(TrainingConfig.AUTO))) {
      throw new IllegalArgumentException("setting labels=joint needs decoder="
          + String.join(" or ", Decoders.withLabels()) + ", not " + decoder.orElse(TrainingConfig.AUTO));
    }
  }

  static BaseConfig of(TrainingConfig config) {
    return new BaseConfig(config.integer(Setting.EPOCHS), config.text(Setting.KEEP).equals(TrainingConfig.BEST),
        config.order(), config.unlessAuto(Setting.DECODER), LabelMode.parse(config.text(Setting.LABELS)),
        config.unlessAuto(Setting.ROOTS).map(RootMode::parse), Projectivity.parse(config.text(Setting.PROJECTIVITY)),
        config.integer(Setting.CUTOFF), UpdateRule.parse(config.text(Setting.UPDATE)),
        config.integer(Setting.MIRA_TREES), config.integer(Setting.PART_BITS), config.integer(Setting.LABEL_BITS),
        config.number(Setting.PART_C), config.number(Setting.LABEL_C),
        new Pruner(config.integer(Setting.PRUNE_EPOCHS), config.integer(Setting.PRUNE_BITS),
            config.number(Setting.PRUNE_RATE), config.number(Setting.PRUNE_RATIO),
            config.integer(Setting.PRUNE_HEADS)));
  }

  /** How often training goes over the data, for the pruner and after. */
  public int passes() {
    return pruner.epochs() + epochs;
  }
}
