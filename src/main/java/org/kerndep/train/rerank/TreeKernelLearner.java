package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.kernel.FeatureTreeKernel;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.rerank.FeatureTreeScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.dual.TreeLog;
import org.kerndep.train.dual.TreeSums;

/**
 * A function of whole trees in training, in the dual.
 *
 * @param <L> a list of trees made ready for the kernel
 */
final class TreeKernelLearner<L> implements RerankLearner {

  /** The mean squared distance between the first two trees of lists, for a weight of 1. */
  private static final double DISTANCE = 5000;

  /** How many lists are looked at for it. */
  private static final int LISTS = 200;

  private final List<RerankExample> examples;
  private final FeatureTreeKernel kernel;
  private final FeatureTrees trees;
  private final TreeLog<L> log;
  private final double weight;
  private final Workers workers;
  private final TreeSums[] sums;
  /** By example that was prepared last: its trees. */
  private final Int2ObjectMap<L> prepared = new Int2ObjectOpenHashMap<>();

  /**
   * A function that is 0 everywhere.
   *
   * @param kernelWeight what the kernel is multiplied by, relative to a scale that makes kernels comparable
   */
  TreeKernelLearner(List<RerankExample> examples, FeatureTreeKernel kernel, FeatureTrees trees, TreeLog<L> log,
      double kernelWeight, Workers workers) {
    this.examples = examples;
    this.kernel = kernel;
    this.trees = trees;
    this.log = log;
    this.workers = workers;
    this.sums = new TreeSums[examples.size()];
    this.weight = kernelWeight * DISTANCE / meanDistance();
  }

  private double meanDistance() {
    List<RerankExample> some = examples.stream().filter(example -> example.size() > 1).limit(LISTS).toList();
    double mean = workers.map(some.size(), i -> log.squaredDistance(list(some.get(i)), 0, 1)).stream()
        .mapToDouble(distance -> distance).average().orElse(1);
    return mean > 0 ? mean : 1;
  }

  private L list(RerankExample example) {
    return log.prepare(trees.of(example.list()));
  }

  @Override
  public void prepare(IntList upcoming) {
    prepared.clear();
    List<L> lists = workers.map(upcoming.size(), i -> {
      L list = list(examples.get(upcoming.getInt(i)));
      sums(upcoming.getInt(i), list);
      return list;
    });
    for (int i = 0; i < lists.size(); i++) {
      prepared.put(upcoming.getInt(i), lists.get(i));
    }
  }

  private TreeSums sums(int example, L list) {
    if (sums[example] == null) {
      sums[example] = new TreeSums(examples.get(example).size());
    }
    return sums[example].catchUp(log, list);
  }

  @Override
  public void addScores(int example, double[] to) {
    TreeSums own = sums(example, prepared.get(example));
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += own.current(tree);
    }
  }

  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    TreeSums own = sums(example, prepared.get(example));
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += own.average(tree, steps);
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    return weight * log.squaredDistance(prepared.get(example), tree, other);
  }

  @Override
  public void add(int example, int tree, int other, double change, long time) {
    log.add(prepared.get(example), tree, other, weight * change, time);
  }

  @Override
  public FeatureTreeScorer average(long steps) {
    return new FeatureTreeScorer(kernel, trees, log.average(steps));
  }
}
