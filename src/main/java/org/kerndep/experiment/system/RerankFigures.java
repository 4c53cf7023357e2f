package org.kerndep.experiment.system;

import java.util.Locale;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.rerank.RerankFunction;

/**
 * Figures about a system's kernels; unknown ones are {@link ExperimentSystem#ABSENT} or NaN.
 *
 * @param support how many parts its kernel functions have, those of the reranker and of the decoder
 * @param beta the weight of the base parser's score in the reranker
 * @param passes how often training of the reranker went over the lists
 * @param heldOut what it gained on held-out lists, in percent of their words
 * @param seconds wall time of training them, without the lists or the parsers of folds
 * @param listSeconds wall time of making the lists or training the parsers of folds
 */
public record RerankFigures(String support, String beta, String passes, String heldOut, double seconds,
    double listSeconds) {

  /** There are none. */
  static final RerankFigures NONE =
      new RerankFigures(ExperimentSystem.ABSENT, ExperimentSystem.ABSENT, ExperimentSystem.ABSENT,
          ExperimentSystem.ABSENT, Double.NaN, Double.NaN);

  /** Those of a model; one that was left without kernels, because none was of use, has only times. */
  static RerankFigures of(ModelBundle bundle, double seconds, double listSeconds) {
    if (bundle.reranker().isEmpty() && bundle.decodingKernel().isEmpty()) {
      return new RerankFigures(NONE.support, NONE.beta, NONE.passes, NONE.heldOut, seconds, listSeconds);
    }
    int support = bundle.decodingKernel().map(decoding -> decoding.kernel().support().size()).orElse(0)
        + bundle.reranker().map(RerankFunction::supportSize).orElse(0);
    return new RerankFigures(Integer.toString(support),
        bundle.reranker().map(function -> String.format(Locale.ROOT, "%.4f", function.beta())).orElse(NONE.beta),
        bundle.manifest().get("used-rerank-iterations").orElse(NONE.passes),
        bundle.manifest().get("held-out-gain").orElse(NONE.heldOut), seconds, listSeconds);
  }
}
