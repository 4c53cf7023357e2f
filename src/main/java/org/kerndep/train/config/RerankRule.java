package org.kerndep.train.config;

/**
 * How a reranker learns from a list.
 *
 * @param learner how much an update changes, and which function is used later
 * @param update which tree an update looks at
 * @param loss how wrong trees are
 * @param distance by how much the oracle should score more than another tree
 * @param addsGold whether the gold tree is added to lists that do not have it
 * @param baseWeight the weight of the base parser's score in training
 * @param largestStep the most that a passive-aggressive update changes, the paper's C
 */
public record RerankRule(RerankAlgorithm learner, RerankUpdate update, RerankLoss loss, RerankDistance distance,
    boolean addsGold, double baseWeight, double largestStep) {

  static final String ADD = "add";
  static final String LEAVE = "leave";

  private static final long ENDLESS = 1L << 50;

  static RerankRule of(TrainingConfig config) {
    return new RerankRule(RerankAlgorithm.parse(config.text(Setting.RERANK_LEARNER)),
        RerankUpdate.parse(config.text(Setting.RERANK_UPDATE)), RerankLoss.parse(config.text(Setting.RERANK_LOSS)),
        RerankDistance.parse(config.text(Setting.RERANK_DISTANCE)),
        config.text(Setting.RERANK_GOLD).equals(ADD), config.number(Setting.RERANK_BASE),
        config.number(Setting.RERANK_C));
  }

  /**
   * By how much an update changes the weights: {@code min(C, (f(rival) − f(oracle) + loss) / ‖Φ(oracle) − Φ(rival)‖²)},
   * or C for perceptrons, 1 if that is infinite.
   *
   * @param violation how far the rival is from scoring its loss less than the oracle
   * @param squaredDistance between the two trees' features
   */
  public double change(double violation, double squaredDistance) {
    return switch (learner) {
      case PASSIVE_AGGRESSIVE -> Math.min(largestStep, violation / squaredDistance);
      case PERCEPTRON, AVERAGED, VOTED -> Double.isFinite(largestStep) ? largestStep : 1;
    };
  }

  /** How many steps the mean is taken over: those so far, or so many more that it is the last function. */
  public long meanOver(long steps) {
    return learner == RerankAlgorithm.PERCEPTRON ? ENDLESS : steps;
  }
}
