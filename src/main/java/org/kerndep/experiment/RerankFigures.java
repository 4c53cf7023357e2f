package org.kerndep.experiment;

import java.util.Locale;
import org.kerndep.bundle.ModelBundle;

/**
 * What there is to know of a reranker; what is not known is {@link ResultRow#ABSENT} or NaN.
 *
 * @param support how many parts its kernel function has
 * @param beta the weight of the base parser's score
 * @param passes how often training went over the lists
 * @param seconds wall time of its training, without the lists
 * @param listSeconds wall time of making the lists
 */
record RerankFigures(String support, String beta, String passes, double seconds, double listSeconds) {

  /** There is none. */
  static final RerankFigures NONE =
      new RerankFigures(ResultRow.ABSENT, ResultRow.ABSENT, ResultRow.ABSENT, Double.NaN, Double.NaN);

  /** Those of a model; one that was left without a reranker, because none was of use, has only times. */
  static RerankFigures of(ModelBundle bundle, double seconds, double listSeconds) {
    return bundle.reranker()
        .map(function -> new RerankFigures(
            Integer.toString(function.kernel().map(kernel -> kernel.support().size()).orElse(0)),
            String.format(Locale.ROOT, "%.4f", function.beta()),
            bundle.manifest().get("used-rerank-iterations").orElse(ResultRow.ABSENT), seconds, listSeconds))
        .orElse(new RerankFigures(NONE.support, NONE.beta, NONE.passes, seconds, listSeconds));
  }
}
