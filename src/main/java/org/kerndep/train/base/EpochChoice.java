package org.kerndep.train.base;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.BestEpoch;
import org.kerndep.bundle.PackedModel;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.run.Workers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scores the model of each epoch on dev data, and chooses the one that comes out of training: the last, or the best.
 * One thread.
 */
final class EpochChoice {

  private static final Logger LOG = LoggerFactory.getLogger(EpochChoice.class);

  private final Treebank dev;
  private final boolean keepsBest;
  private final WordKnowledge knowledge;
  private final Workers workers;
  private Optional<BestEpoch> best;

  /**
   * A choice that has yet to be made.
   *
   * @param dev may be empty if the last epoch is chosen
   * @param knowledge what the models know of words beyond the treebank
   * @param best the best epoch of an earlier run
   */
  EpochChoice(Treebank dev, boolean keepsBest, WordKnowledge knowledge, Workers workers, Optional<BestEpoch> best) {
    this.dev = dev;
    this.keepsBest = keepsBest;
    this.knowledge = knowledge;
    this.workers = workers;
    this.best = best;
  }

  /** The best epoch so far, if the best is to be kept. */
  Optional<BestEpoch> best() {
    return best;
  }

  /** Hears of an epoch, counted from 1; gives the score in words if there are dev data. */
  Optional<String> add(int epoch, Supplier<BaseModel> trained) {
    if (dev.isEmpty()) {
      return Optional.empty();
    }
    BaseModel model = trained.get();
    AttachmentScore score = score(model);
    if (keepsBest && best.map(earlier -> earlier.isBeatenBy(score)).orElse(true)) {
      best = Optional.of(new BestEpoch(epoch, score, PackedModel.of(model)));
    }
    return Optional.of(text(score));
  }

  /** The model that is kept. */
  BaseModel chosen(int epochs, Supplier<BaseModel> last) {
    if (!keepsBest) {
      return last.get();
    }
    BestEpoch kept = best.orElseThrow();
    LOG.info("kept the model of epoch {} of {}: {}", kept.epoch(), epochs, text(kept.score()));
    return kept.model().unpack(knowledge);
  }

  private AttachmentScore score(BaseModel model) {
    ThreadLocal<BaseParser> parsers = ThreadLocal.withInitial(() -> new BaseParser(model));
    return workers.map(dev.size(), i -> {
      ParsedSentence s = dev.sentences().get(i);
      return AttachmentScore.of(s.sentence(), s.tree(), parsers.get().parse(s.sentence()), Punctuation.KEEP);
    }).stream().reduce(AttachmentScore.NOTHING, AttachmentScore::plus);
  }

  private static String text(AttachmentScore score) {
    return String.format(Locale.ROOT, "dev UAS %.2f LAS %.2f", score.uas(), score.las());
  }
}
