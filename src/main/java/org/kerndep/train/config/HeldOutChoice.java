package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import org.kerndep.eval.Punctuation;

/**
 * What is chosen on lists that are held out from a reranker's training, and by which words.
 *
 * @param punctuation which words count
 * @param passes whether the number of passes is chosen; if not, all are made
 * @param fallback whether the base parser stays alone if no reranker is of use
 */
public record HeldOutChoice(Punctuation punctuation, boolean passes, boolean fallback) {

  /** The usual choice: all words count, passes are chosen, and there may be no reranker. */
  public static final HeldOutChoice USUAL = new HeldOutChoice(Punctuation.KEEP, true, true);

  static final String BASE = "base";
  static final String NONE = "none";

  static HeldOutChoice of(TrainingConfig config) {
    return new HeldOutChoice(Punctuation.parse(config.text(Setting.RERANK_PUNCTUATION)),
        config.text(Setting.RERANK_KEEP).equals(TrainingConfig.BEST),
        config.text(Setting.RERANK_FALLBACK).equals(BASE));
  }

  static List<String> punctuationNames() {
    return Arrays.stream(Punctuation.values()).map(Punctuation::toString).toList();
  }
}
