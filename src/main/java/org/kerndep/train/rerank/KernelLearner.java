package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.dual.KernelDual;
import org.kerndep.train.dual.ListParts;

/**
 * A kernel function of lists in training: of the parts of an update's two trees, only those in exactly one of them are
 * added to its dual.
 */
final class KernelLearner implements RerankLearner {

  private final KernelLists examples;
  private final Workers workers;
  private final KernelDual dual;

  /**
   * A function that is 0 everywhere.
   *
   * @param weight what the kernel is multiplied by
   */
  KernelLearner(KernelLists examples, double weight, Workers workers) {
    this.examples = examples;
    this.workers = workers;
    this.dual = new KernelDual(examples.lists(), examples.kernel(), weight);
  }

  @Override
  public void prepare(IntList upcoming) {
    workers.map(upcoming.size(), i -> dual.sums(upcoming.getInt(i)));
  }

  @Override
  public void addScores(int example, double[] to) {
    add(example, dual.sums(example).current(), to);
  }

  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    add(example, dual.sums(example).average(steps), to);
  }

  private void add(int example, double[] partScores, double[] to) {
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += examples.lists().get(example).sum(tree, partScores);
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    ListParts parts = examples.lists().get(example);
    return dual.squaredDistance(example, parts.onlyIn(tree, other), parts.onlyIn(other, tree));
  }

  @Override
  public void add(int example, int tree, int other, double change, long time) {
    ListParts parts = examples.lists().get(example);
    dual.add(example, parts.onlyIn(tree, other), parts.onlyIn(other, tree), change, time);
  }

  @Override
  public PartKernelScorer average(long steps) {
    return new PartKernelScorer(
        new KernelExpansion(dual.average(steps), examples.values(), examples.labels(), examples.kernel()).compact());
  }
}
