package org.kerndep.train;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.kernel.KernelPart;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.run.Workers;

/**
 * A kernel function in training, in the dual: a log of parts with coefficients, of which only those in exactly one of
 * the two trees of an update are added. What a list's parts score is kept and only brought up to date.
 */
final class KernelLearner implements RerankLearner {

  private final KernelLists examples;
  private final double weight;
  private final Workers workers;
  private final SupportLog log;
  private final PartSums[] sums;
  private final ThreadLocal<LogScorer> scorers;

  /**
   * A function that is 0 everywhere.
   *
   * @param weight what the kernel is multiplied by
   */
  KernelLearner(KernelLists examples, double weight, Workers workers) {
    this.examples = examples;
    this.weight = weight;
    this.workers = workers;
    this.log = new SupportLog(examples.kernel());
    this.sums = new PartSums[examples.lists().size()];
    this.scorers = ThreadLocal.withInitial(() -> new LogScorer(log));
  }

  @Override
  public void prepare(IntList upcoming) {
    workers.map(upcoming.size(), i -> sums(upcoming.getInt(i)));
  }

  /** The scores of an example's parts by all updates so far. */
  private PartSums sums(int example) {
    ListParts parts = examples.lists().get(example);
    if (sums[example] == null) {
      sums[example] = new PartSums(parts.size());
    }
    sums[example].catchUp(log, parts, scorers.get());
    return sums[example];
  }

  @Override
  public void addScores(int example, double[] to) {
    add(example, sums(example).current(), to);
  }

  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    add(example, sums(example).average(steps), to);
  }

  private void add(int example, double[] partScores, double[] to) {
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += examples.lists().get(example).sum(tree, partScores);
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    ListParts parts = examples.lists().get(example);
    IntArrayList different = new IntArrayList(parts.onlyIn(tree, other));
    int positive = different.size();
    different.addAll(parts.onlyIn(other, tree));
    List<KernelPart> all = different.intStream().mapToObj(parts::kernelPart).toList();
    double sum = 0;
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < all.size(); j++) {
        double value = examples.kernel().value(all.get(i), all.get(j));
        sum += i < positive == j < positive ? value : -value;
      }
    }
    return weight * sum;
  }

  /** The coefficients carry the kernel's weight, so that the log scores with the kernel as it is. */
  @Override
  public void add(int example, int tree, int other, double change, long time) {
    ListParts parts = examples.lists().get(example);
    log.add(parts, parts.onlyIn(tree, other), parts.onlyIn(other, tree), weight * change, time);
  }

  /** The number of changes so far. */
  int changes() {
    return log.size();
  }

  /** The mean of the functions after each of so many steps. */
  KernelExpansion average(long steps) {
    return new KernelExpansion(log.average(steps), examples.values(), examples.labels(), examples.kernel()).compact();
  }
}
