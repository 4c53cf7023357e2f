package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.LongFunction;
import org.kerndep.rerank.VotedKernelScorer;

/** A function of whole trees in training that leaves the choice to the votes of all functions it has been. */
final class VotedLearner implements RerankLearner {

  private final List<RerankExample> examples;
  private final RerankLearner current;
  private final LongFunction<VotedKernelScorer> votes;
  /** The votes after so many steps, which are asked for example by example. */
  private VotedKernelScorer counted;
  private long countedSteps = -1;

  /**
   * A learner.
   *
   * @param current the function that is learnt
   * @param votes all functions that it has been, after so many steps
   */
  VotedLearner(List<RerankExample> examples, RerankLearner current, LongFunction<VotedKernelScorer> votes) {
    this.examples = examples;
    this.current = current;
    this.votes = votes;
  }

  @Override
  public void prepare(IntList upcoming) {
    current.prepare(upcoming);
  }

  /** Votes are counted list by list. */
  @Override
  public void prepareForMean(IntList upcoming) {}

  @Override
  public void addScores(int example, double[] to) {
    current.addScores(example, to);
  }

  /** Votes are given to trees of the parser only. */
  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    if (countedSteps != steps) {
      counted = average(steps);
      countedSteps = steps;
    }
    double[] shares = counted.scores(examples.get(example).parsed());
    for (int tree = 0; tree < shares.length; tree++) {
      to[tree] += shares[tree];
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    return current.squaredDistance(example, tree, other);
  }

  @Override
  public void add(int example, int tree, int other, double change, long time) {
    current.add(example, tree, other, change, time);
  }

  @Override
  public VotedKernelScorer average(long steps) {
    return votes.apply(steps);
  }
}
