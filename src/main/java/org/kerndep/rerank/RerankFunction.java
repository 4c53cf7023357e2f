package org.kerndep.rerank;

import java.util.List;

/**
 * What a reranker has learnt. A tree's final score is {@code beta · base + rerank}: what the base parser gave it,
 * relative to the list's best, and the sum of what the scorers give it and of what it gains from trees that agree with
 * it. Immutable; share freely.
 *
 * @param scorers at least one, in the order in which they are added up
 * @param beta the weight of the base parser's score, at least 0
 * @param trees how many trees a list should have, labellings apart: as many as those that it was learnt from
 * @param temperature of the probabilities of trees by their final scores
 * @param agreement what trees gain from those that agree with them
 * @param lists what else is in a list beside the best trees of the best tagging
 */
public record RerankFunction(List<TreeScorer> scorers, double beta, int trees, double temperature,
    Agreement agreement, ListRule lists) {

  /** A function that looks at the best tagging and the best labels alone, and at each tree alone. */
  public RerankFunction(List<TreeScorer> scorers, double beta, int trees, double temperature) {
    this(scorers, beta, trees, temperature, Agreement.NONE, ListRule.BEST);
  }

  public RerankFunction {
    scorers = List.copyOf(scorers);
    if (scorers.isEmpty()) {
      throw new IllegalArgumentException("a reranker needs at least one scorer of trees");
    }
    if (!(beta >= 0 && beta < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("beta must be at least 0: " + beta);
    }
    if (!(temperature > 0 && temperature < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the temperature is not above 0 and finite: " + temperature);
    }
    if (trees < 1) {
      throw new IllegalArgumentException("lists have at least one tree: " + trees);
    }
  }

  /** How many hypotheses a list has at most. */
  public int hypotheses() {
    return trees + lists.labellings();
  }

  /** The same function of lists that are made by another rule. */
  public RerankFunction with(ListRule other) {
    return new RerankFunction(scorers, beta, trees, temperature, agreement, other);
  }

  /** The scorers of one kind. */
  public <T extends TreeScorer> List<T> scorers(Class<T> kind) {
    return scorers.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The feature paths of the user layers that its scorers look at. */
  public List<String> userLayers() {
    return scorers.stream().flatMap(scorer -> scorer.userLayers().stream()).distinct().toList();
  }

  /** How many parts its kernel functions have. */
  public int supportSize() {
    return scorers.stream().mapToInt(TreeScorer::supportSize).sum();
  }
}
