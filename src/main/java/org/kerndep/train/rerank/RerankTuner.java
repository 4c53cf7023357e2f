package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.stream.Stream;
import org.kerndep.data.KBestList;
import org.kerndep.rerank.Agreement;
import org.kerndep.run.Progress;
import org.kerndep.train.config.KernelWeights;
import org.kerndep.train.config.RerankConfig;

/**
 * Chooses what a reranker cannot learn from the lists it learns from: the weights of kernels, how often to go over
 * them, the weights of the base parser's score and of agreement, and the temperature of probabilities. One thread.
 */
final class RerankTuner {

  /**
   * What was chosen.
   *
   * @param kernelWeights what the kernels are multiplied by
   * @param iterations passes over the lists
   * @param beta the weight of the base parser's score
   * @param agreement what trees gain from those that agree with them
   * @param temperature of probabilities by the final scores
   * @param expected the mean cost on held-out lists over weights like beta, without agreement
   * @param cost the cost on held-out lists with beta and agreement
   * @param baseCost how wrong the base parser's choices are
   * @param words how many words the held-out lists have
   */
  record Choice(List<Double> kernelWeights, int iterations, double beta, Agreement agreement, double temperature,
      double expected, long cost, long baseCost, long words) {

    /** The weights of the kernels as text. */
    String rho() {
      return KernelWeights.text(kernelWeights);
    }

    /** How much less wrong, in percent of the words. */
    double gain() {
      return 100.0 * (baseCost - cost) / Math.max(1, words);
    }
  }

  private final RerankData data;
  private final List<HeldOutCut> cuts;
  private final RerankConfig config;

  /**
   * A tuner.
   *
   * @param cuts which lists are held out
   * @param config says which weights of kernels there are to choose from, and the most passes
   */
  RerankTuner(RerankData data, List<HeldOutCut> cuts, RerankConfig config) {
    this.data = data;
    this.cuts = cuts;
    this.config = config;
  }

  /** Trains on what is not held out; of equally good choices the one with the first weights, then with fewer passes. */
  Choice choose(Progress progress) {
    int kernels = RerankLearners.kernels(config);
    progress.begin("choosing settings", (long) config.kernelWeights().tries(kernels) * config.iterations()
        * cuts.stream().mapToInt(cut -> cut.learnt().size()).sum());
    Choice best = null;
    for (List<Double> weights : config.kernelWeights().alike(kernels)) {
      best = better(best, choose(weights, progress));
    }
    for (int kernel = 0; kernel < kernels; kernel++) {
      for (List<Double> weights : config.kernelWeights().others(best.kernelWeights, kernel)) {
        best = better(best, choose(weights, progress));
      }
    }
    progress.end("");
    return best;
  }

  private static Choice better(Choice best, Choice next) {
    return best == null || next.expected < best.expected ? next : best;
  }

  private Choice choose(List<Double> kernelWeights, Progress progress) {
    List<HeldOutLists> afterPass = Stream.generate(HeldOutLists::new).limit(config.iterations()).toList();
    for (HeldOutCut cut : cuts) {
      RerankTrainer trainer = data.trainer(cut.learnt(), kernelWeights);
      for (int pass = 0; pass < config.iterations(); pass++) {
        trainer.pass(progress);
        if (pass >= firstPass()) {
          score(cut.heldOut(), trainer, afterPass.get(pass));
        }
      }
    }
    return best(kernelWeights, afterPass);
  }

  /** The first pass after which training may end, counted from 0. */
  private int firstPass() {
    return config.choice().passes() ? 0 : config.iterations() - 1;
  }

  private void score(IntList heldOut, RerankTrainer trainer, HeldOutLists to) {
    List<double[]> scores = trainer.averageScores(heldOut);
    for (int i = 0; i < scores.size(); i++) {
      to.add(data.examples().get(heldOut.getInt(i)), scores.get(i));
    }
  }

  private Choice best(List<Double> kernelWeights, List<HeldOutLists> afterPass) {
    List<BetaTuner.Result> results = afterPass.stream().map(lists -> lists.beta(config.beta())).toList();
    int best = firstPass();
    for (int i = best + 1; i < results.size(); i++) {
      best = results.get(i).expected() < results.get(best).expected() ? i : best;
    }
    HeldOutLists lists = afterPass.get(best);
    double beta = results.get(best).beta();
    List<KBestList> ranked = lists.ranked(beta);
    Agreement agreement = lists.agreement(ranked, config.choice().agreement());
    List<KBestList> agreed = HeldOutLists.agreed(ranked, agreement);
    return new Choice(kernelWeights, best + 1, beta, agreement, lists.temperature(agreed), results.get(best).expected(),
        lists.cost(agreed), lists.baseCost(), lists.words());
  }
}
