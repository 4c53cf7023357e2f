package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.WholeTreeScorer;

/**
 * What a reranker looks at: the names of tree scorers, one or several. In text with {@code +} between. Immutable.
 *
 * @param names in the order of {@link #known}
 */
public record RerankFeatures(List<String> names) {

  /** Whatever the order in text, learners have this one; {@code train.rerank} has a learner of each. */
  private static final List<String> KNOWN =
      List.of(PartKernelScorer.NAME, TemplateTreeScorer.NAME, WholeTreeScorer.NAME, MinedScorer.NAME);

  public RerankFeatures {
    for (String name : names) {
      if (!KNOWN.contains(name)) {
        throw new IllegalArgumentException("unknown features " + name + "; known are " + KNOWN);
      }
    }
    List<String> given = names;
    names = KNOWN.stream().filter(given::contains).toList();
  }

  public static RerankFeatures parse(String text) {
    return new RerankFeatures(Arrays.asList(text.split("\\+", -1)));
  }

  /** All names, in their order. */
  public static List<String> known() {
    return KNOWN;
  }

  @Override
  public String toString() {
    return String.join("+", names);
  }
}
