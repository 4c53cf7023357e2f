package org.kerndep.rerank;

import java.util.Optional;

/**
 * What a reranker has learnt. A tree's final score is {@code beta · base + rerank}: what the base parser gave it,
 * relative to the list's best, and what the expansions give it. Immutable; share freely.
 *
 * @param kernel a kernel function, if it has one
 * @param linear a function of the base parser's templates, if it has one
 * @param tree a function of features of whole trees, if it has one; it has at least one of the three
 * @param beta the weight of the base parser's score, at least 0
 * @param trees how many trees a list should have: as many as those that it was learnt from
 * @param temperature of the probabilities of trees by their final scores
 */
public record RerankFunction(Optional<KernelExpansion> kernel, Optional<LinearExpansion> linear,
    Optional<TreeExpansion> tree, double beta, int trees, double temperature) {

  public RerankFunction {
    if (kernel.isEmpty() && linear.isEmpty() && tree.isEmpty()) {
      throw new IllegalArgumentException("a reranker needs a kernel function or a linear one");
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
}
