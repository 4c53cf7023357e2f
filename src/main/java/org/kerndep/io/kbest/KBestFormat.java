package org.kerndep.io.kbest;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.json.ReasonJson;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;

/** How lists of trees are written. */
public enum KBestFormat {
  /**
   * One CoNLL-U block per tree, with comments {@code kbest_rank}, {@code kbest_score}, {@code kbest_base_score} if it
   * was reranked, {@code kbest_tag_logprob} if a tagger gave it its tags, and {@code kbest_prob}.
   */
  CONLLU,
  /** One JSON object per sentence and line. */
  JSONL;

  /** The format of that name. */
  public static KBestFormat parse(String name) {
    return Arrays.stream(values())
        .filter(format -> format.toString().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "unknown format " + name + " for lists of trees; known are conllu and jsonl"));
  }

  /** The format that a file name (before .gz) asks for, if it is one of these. */
  public static Optional<KBestFormat> ofFileName(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
    return Arrays.stream(values()).filter(format -> name.endsWith("." + format)).findFirst();
  }

  /**
   * The hypotheses of a sentence as text.
   *
   * @param reranked whether what the trees scored before is written too
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public String text(ConllBlock block, KBestList list, TreeProbabilities probabilities, boolean reranked,
      boolean keepRestated) {
    return switch (this) {
      case CONLLU -> KBestConllu.text(block, list, probabilities, reranked, keepRestated);
      case JSONL -> SentenceJson.of(block).with(TreeJson.of(list, probabilities, reranked)).line();
    };
  }

  /**
   * A line of {@link #JSONL} whose trees have reasons.
   *
   * @param reasons by rank: why the first tree is preferred to this one
   */
  public static String line(ConllBlock block, KBestList list, TreeProbabilities probabilities, boolean reranked,
      List<List<ReasonJson>> reasons) {
    List<TreeJson> trees = TreeJson.of(list, probabilities, reranked);
    return SentenceJson.of(block).with(IntStream.range(0, trees.size())
        .mapToObj(rank -> trees.get(rank).withReasons(reasons.get(rank))).toList()).line();
  }

  /** Whether a tagger gave the hypotheses their tags, and said how probable these are. */
  static boolean isTagged(KBestList list) {
    return list.hypotheses().stream().anyMatch(hypothesis -> hypothesis.tagging() != 0);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
