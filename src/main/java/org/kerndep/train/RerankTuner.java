package org.kerndep.train;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kerndep.run.Progress;

/**
 * Chooses what a reranker cannot learn from the lists it learns from: how often to go over them, and the weight of the
 * base parser's score. One thread.
 */
final class RerankTuner {

  /**
   * What was chosen.
   *
   * @param iterations passes over the lists
   * @param beta the weight of the base parser's score
   * @param cost how wrong the trees are that are then chosen from the held-out lists
   * @param baseCost how wrong the base parser's choices are
   * @param words how many words the held-out lists have
   */
  record Choice(int iterations, double beta, long cost, long baseCost, long words) {

    /** How much less wrong, in percent of the words. */
    double gain() {
      return 100.0 * (baseCost - cost) / Math.max(1, words);
    }
  }

  private final RerankData data;
  private final RerankTuning tuning;
  private final BetaRule rule;
  private final int iterations;

  /**
   * A tuner.
   *
   * @param iterations the most passes
   */
  RerankTuner(RerankData data, RerankTuning tuning, BetaRule rule, int iterations) {
    this.data = data;
    this.tuning = tuning;
    this.rule = rule;
    this.iterations = iterations;
  }

  /** Trains on what is not held out; of equally good choices the one with fewer passes. */
  Choice choose(Progress progress) {
    List<RerankTuning.Cut> cuts = tuning.cuts(data.examples().size());
    List<BetaTuner> tuners = Stream.generate(BetaTuner::new).limit(iterations).toList();
    progress.begin("choosing settings", (long) iterations * cuts.stream().mapToInt(cut -> cut.learnt().size()).sum());
    for (RerankTuning.Cut cut : cuts) {
      KernelRerankTrainer trainer = data.trainer(cut.learnt());
      for (BetaTuner tuner : tuners) {
        trainer.pass(progress);
        List<double[]> scores = trainer.averageScores(cut.heldOut());
        for (int i = 0; i < scores.size(); i++) {
          tuner.add(data.examples().get(cut.heldOut().getInt(i)), scores.get(i));
        }
      }
    }
    Choice choice = best(tuners.stream().map(this::result).toList(), heldOut(cuts));
    progress.end("");
    return choice;
  }

  private BetaTuner.Result result(BetaTuner tuner) {
    if (rule.given().isPresent()) {
      double beta = rule.given().getAsDouble();
      return new BetaTuner.Result(beta, tuner.cost(beta));
    }
    return rule.grid() ? tuner.grid() : tuner.exact();
  }

  private List<RerankExample> heldOut(List<RerankTuning.Cut> cuts) {
    List<RerankExample> examples = new ArrayList<>();
    cuts.forEach(cut -> cut.heldOut().forEach((int number) -> examples.add(data.examples().get(number))));
    return examples;
  }

  private static Choice best(List<BetaTuner.Result> results, List<RerankExample> heldOut) {
    int best = 0;
    for (int i = 1; i < results.size(); i++) {
      best = results.get(i).cost() < results.get(best).cost() ? i : best;
    }
    return new Choice(best + 1, results.get(best).beta(), results.get(best).cost(),
        heldOut.stream().mapToLong(example -> example.cost(0)).sum(),
        heldOut.stream().mapToLong(example -> example.sentence().size()).sum());
  }
}
