package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.run.Progress;
import org.kerndep.train.config.RerankConfig;

/**
 * Learns to rank lists online, by updates that raise the oracle over a rival (Taub-Tabib, Goldberg and Globerson 2015,
 * Algorithm 1). One thread at a time.
 */
public final class RerankTrainer {

  /** So many lists are prepared together; the number of threads must not change it. */
  private static final int BATCH = 64;

  /** Trees that are not further apart have the same features. */
  public static final double NO_DISTANCE = 1e-9;

  private final RerankConfig config;
  private final List<RerankExample> examples;
  private final List<RerankLearner> learners;
  private final IntList order;
  private long steps;

  /**
   * A training run that has not begun.
   *
   * @param learners in the order in which they are asked and updated; they have learnt nothing
   * @param chosen the numbers of the examples that are learnt from
   */
  RerankTrainer(RerankConfig config, List<RerankExample> examples, List<RerankLearner> learners,
      IntList chosen) {
    this.config = config;
    this.examples = examples;
    this.learners = List.copyOf(learners);
    this.order = IntLists.shuffle(new IntArrayList(chosen), new Random(config.seed()));
  }

  /** Goes over the examples once, always in the same order, and gives the number of updates. */
  int pass(Progress progress) {
    int updates = 0;
    for (IntList batch : batches(order)) {
      learners.forEach(learner -> learner.prepare(batch));
      for (int example : batch) {
        updates += learn(example) ? 1 : 0;
      }
      progress.advance(batch.size());
    }
    return updates;
  }

  private static List<IntList> batches(IntList all) {
    List<IntList> batches = new ArrayList<>();
    for (int from = 0; from < all.size(); from += BATCH) {
      batches.add(all.subList(from, Math.min(from + BATCH, all.size())));
    }
    return batches;
  }

  private boolean learn(int number) {
    steps++;
    RerankExample example = examples.get(number);
    if (example.size() == 1) {
      return false;
    }
    double[] scores = new double[example.size()];
    for (int tree = 0; tree < scores.length; tree++) {
      scores[tree] = config.rule().baseWeight() * example.base(tree);
    }
    learners.forEach(learner -> learner.addScores(number, scores));
    int rival = example.rival(config.rule().update(), scores);
    return rival != RerankExample.NONE
        && update(number, rival, scores[rival] - scores[example.oracle()] + example.margin(rival));
  }

  private boolean update(int number, int rival, double violation) {
    int oracle = examples.get(number).oracle();
    double distance = learners.stream().mapToDouble(l -> l.squaredDistance(number, oracle, rival)).sum();
    if (!(distance > NO_DISTANCE)) {
      return false;
    }
    double change = config.rule().change(violation, distance);
    learners.forEach(learner -> learner.add(number, oracle, rival, change, steps));
    return true;
  }

  /** What the function that is used later gives the trees of examples, whether they are learnt from or not. */
  List<double[]> averageScores(IntList some) {
    List<double[]> all = new ArrayList<>(some.size());
    for (IntList batch : batches(some)) {
      learners.forEach(learner -> learner.prepareForMean(batch));
      for (int example : batch) {
        double[] scores = new double[examples.get(example).size()];
        learners.forEach(learner -> learner.addAverageScores(example, config.rule().meanOver(steps), scores));
        all.add(scores);
      }
    }
    return all;
  }

  /** The function that is used later: the mean of those so far, or the last. */
  RerankFunction function(RerankTuner.Choice choice) {
    List<TreeScorer> scorers = learners.stream()
        .<TreeScorer>map(learner -> learner.average(config.rule().meanOver(steps))).toList();
    return new RerankFunction(scorers, choice.beta(), config.trees(), choice.temperature(), choice.agreement(),
        ListRule.BEST);
  }
}
