package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How a reranker is learnt online. The name in text is in lower case, with hyphens. */
public enum RerankAlgorithm {

  /** An update changes as much as it takes to be right, up to a limit; the mean of all functions is used. */
  PASSIVE_AGGRESSIVE,

  /** An update changes by the limit if the rival scores as much as the oracle; the last function is used. */
  PERCEPTRON,

  /** The same; the mean of all functions is used, in which one that lasts longer has a greater share. */
  AVERAGED,

  /** The same; all functions vote for a tree of a list, one that lasts longer more often. */
  VOTED;

  public static RerankAlgorithm parse(String name) {
    return Arrays.stream(values()).filter(algorithm -> algorithm.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown learner " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankAlgorithm::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
