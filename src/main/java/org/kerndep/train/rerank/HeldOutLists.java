package org.kerndep.train.rerank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.kerndep.data.KBestList;
import org.kerndep.rerank.Agreement;
import org.kerndep.train.calibrate.TemperatureFit;
import org.kerndep.train.config.BetaRule;

/** Held-out lists, with the scores that a reranker trained without them gives their trees. One thread. */
final class HeldOutLists {

  /** What agreement may weigh; of equally good ones the first is taken. */
  private static final List<Double> AGREEMENTS = List.of(0.0, 0.25, 0.5, 1.0, 2.0, 4.0);

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

  /** The weight of the base parser's score by a rule, and what it leads to. */
  BetaTuner.Result beta(BetaRule rule) {
    if (rule.given().isPresent()) {
      double beta = rule.given().getAsDouble();
      return new BetaTuner.Result(beta, tuner.cost(beta));
    }
    return switch (rule.search()) {
      case STABLE -> tuner.stable(rule.most());
      case EXACT -> tuner.exact(rule.most());
      case GRID -> tuner.grid(rule.most());
    };
  }

  /** The lists ranked by a weight of the base parser's score. */
  List<KBestList> ranked(double beta) {
    List<KBestList> ranked = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      ranked.add(examples.get(i).parsed().reranked(scores.get(i), beta));
    }
    return ranked;
  }

  /** What trees of ranked lists should gain from those that agree with them, unless its weight is given. */
  Agreement agreement(List<KBestList> ranked, OptionalDouble given) {
    double temperature = temperature(ranked);
    return given.isPresent() ? new Agreement(given.getAsDouble(), temperature)
        : AGREEMENTS.stream().map(weight -> new Agreement(weight, temperature))
            .min(Comparator.comparingLong(agreement -> cost(agreed(ranked, agreement)))).orElseThrow();
  }

  /** Ranked lists after trees have gained from those that agree with them. */
  static List<KBestList> agreed(List<KBestList> ranked, Agreement agreement) {
    return ranked.stream().map(agreement::rank).toList();
  }

  /** The temperature of probabilities by the scores of ranked lists. */
  double temperature(List<KBestList> ranked) {
    return new TemperatureFit(examples.stream().map(RerankExample::gold).toList(), ranked).temperature();
  }

  /** How wrong the first trees of ranked lists are in sum. */
  long cost(List<KBestList> ranked) {
    long sum = 0;
    for (int i = 0; i < examples.size(); i++) {
      sum += examples.get(i).heldOutCost(ranked.get(i).best());
    }
    return sum;
  }

  /** How wrong the base parser's choices are in sum. */
  long baseCost() {
    return examples.stream().mapToLong(example -> example.heldOutCost(0)).sum();
  }

  long words() {
    return examples.stream().mapToLong(RerankExample::heldOutWords).sum();
  }
}
