package org.kerndep.train.rerank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.KBestList;
import org.kerndep.train.calibrate.TemperatureFit;
import org.kerndep.train.config.BetaRule;

/** Lists with what a reranker gave their trees that had not seen them. One thread. */
final class HeldOutLists {

  private final List<RerankExample> examples = new ArrayList<>();
  private final List<double[]> scores = new ArrayList<>();
  private final BetaTuner tuner = new BetaTuner();

  /** Adds a list; only the trees of the parser can be chosen. */
  void add(RerankExample example, double[] all) {
    double[] own = Arrays.copyOf(all, example.parsed().size());
    examples.add(example);
    scores.add(own);
    tuner.add(example, own);
  }

  /** The weight of the base parser's score by a rule, and the cost with it. */
  BetaTuner.Result beta(BetaRule rule) {
    if (rule.given().isPresent()) {
      double beta = rule.given().getAsDouble();
      return new BetaTuner.Result(beta, tuner.cost(beta));
    }
    return rule.grid() ? tuner.grid() : tuner.exact(rule.most());
  }

  /** The temperature of probabilities by final scores. */
  double temperature(double beta) {
    List<KBestList> ranked = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      ranked.add(examples.get(i).parsed().reranked(scores.get(i), beta));
    }
    return new TemperatureFit(examples.stream().map(RerankExample::gold).toList(), ranked).temperature();
  }

  /** How wrong the base parser's choices are in sum. */
  long baseCost() {
    return examples.stream().mapToLong(example -> example.heldOutCost(0)).sum();
  }

  long words() {
    return examples.stream().mapToLong(RerankExample::heldOutWords).sum();
  }
}
