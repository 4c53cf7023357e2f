package org.kerndep.rerank;

import java.util.Optional;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;

/** Ranks the trees of sentences by a {@link RerankFunction}. Scratch of one thread. */
public final class Reranker {

  private final RerankFunction function;
  private final Optional<LinearScorer> linear;

  public Reranker(RerankFunction function) {
    this.function = function;
    this.linear = function.linear().map(expansion -> new LinearScorer(expansion.templates()));
  }

  /** The trees of a list in their final order. The tree of a list that has no other is not scored. */
  public KBestList rank(KBestList list) {
    return list.reranked(list.size() == 1 ? new double[1] : scores(list.best().sentence(), list), function.beta());
  }

  /** What the reranker alone gives the trees of a list, in their order. */
  private double[] scores(Sentence sentence, KBestList list) {
    double[] sums = new double[list.size()];
    function.kernel().ifPresent(kernel -> add(kernel.scores(sentence, list), sums));
    function.linear().ifPresent(expansion -> add(linear.orElseThrow()
        .scores(expansion.vocabulary().encode(sentence), list, expansion.weights()), sums));
    function.tree().ifPresent(tree -> add(tree.scores(sentence, list), sums));
    return sums;
  }

  private static void add(double[] scores, double[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += scores[i];
    }
  }
}
