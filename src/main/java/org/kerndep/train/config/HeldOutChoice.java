package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.kerndep.eval.Punctuation;

/**
 * What is chosen on lists that are held out from a reranker's training, and by which words.
 *
 * @param punctuation which words count
 * @param passes whether the number of passes is chosen; if not, all are made
 * @param agreement what trees gain from those that agree with them; if it is not given it is chosen
 * @param fallback whether the base parser stays alone if no reranker is of use
 */
public record HeldOutChoice(Punctuation punctuation, boolean passes, OptionalDouble agreement, boolean fallback) {

  /** The usual choice: all words count, passes and agreement are chosen, and there may be no reranker. */
  public static final HeldOutChoice USUAL =
      new HeldOutChoice(Punctuation.KEEP, true, OptionalDouble.empty(), true);

  static final String CHOSEN = "chosen";
  static final String BASE = "base";
  static final String NONE = "none";

  static HeldOutChoice of(TrainingConfig config) {
    return new HeldOutChoice(Punctuation.parse(config.text(Setting.RERANK_PUNCTUATION)),
        config.text(Setting.RERANK_KEEP).equals(TrainingConfig.BEST),
        agreement(config.text(Setting.RERANK_AGREEMENT)),
        config.text(Setting.RERANK_FALLBACK).equals(BASE));
  }

  private static OptionalDouble agreement(String text) {
    return text.equals(CHOSEN) ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
  }

  static List<String> punctuationNames() {
    return Arrays.stream(Punctuation.values()).map(Punctuation::toString).toList();
  }
}
