package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.dual.TreeLog;
import org.kerndep.train.dual.TreeSums;

/**
 * A function of whole trees in training, in the dual.
 *
 * @param <L> a list of trees made ready for the kernel
 */
final class TreeKernelLearner<L> implements RerankLearner {

  /**
   * The mean squared distance between the first two trees of lists that kernels are brought to: about that of a kernel
   * that compares arcs, so that one weight suits both.
   */
  private static final double DISTANCE = 5000;

  /** With larger ones, coefficients would be too small for the numbers of a model file. */
  private static final double MOST_DISTANCE = 1e30;

  /** How many lists are looked at for it. */
  private static final int LISTS = 200;

  private final List<RerankExample> examples;
  private final TreeKernel kernel;
  private final FeatureTrees trees;
  /** One for each chunk of the examples. */
  private final List<TreeLog<L>> logs;
  private final double weight;
  private final Workers workers;
  /** By example, then log. */
  private final TreeSums[][] sums;
  /** The trees of examples. */
  private final PreparedExamples<L> prepared = new PreparedExamples<>();

  private TreeKernelLearner(List<RerankExample> examples, TreeKernel kernel, FeatureTrees trees,
      List<TreeLog<L>> logs, double weight, Workers workers) {
    this.examples = examples;
    this.kernel = kernel;
    this.trees = trees;
    this.logs = logs;
    this.workers = workers;
    this.sums = new TreeSums[examples.size()][logs.size()];
    this.weight = weight;
  }

  /**
   * A function that is 0 everywhere.
   *
   * @param chunks how many functions there are, each learnt from a share of the examples; their mean is used later
   * @param weight what the kernel is multiplied by
   */
  static TreeKernelLearner<?> of(List<RerankExample> examples, TreeKernel kernel, FeatureTrees trees, int chunks,
      double weight, Workers workers) {
    if (kernel instanceof FragmentKernel fragments) {
      return new TreeKernelLearner<>(examples, kernel, trees,
          Stream.generate(() -> TreeLog.of(fragments)).limit(chunks).toList(), weight, workers);
    }
    return new TreeKernelLearner<>(examples, kernel, trees,
        Stream.generate(() -> TreeLog.of((PolynomialKernel) kernel)).limit(chunks).toList(), weight, workers);
  }

  /** The weight with which a kernel is as large as others. Labels and scores of the examples do not matter. */
  static double scale(List<RerankExample> examples, TreeKernel kernel, FeatureTrees trees, Workers workers) {
    double distance = of(examples, kernel, trees, 1, 1, workers).meanDistance();
    if (distance > MOST_DISTANCE) {
      throw new IllegalArgumentException("kernel " + kernel + " has values around " + distance
          + ", too large to learn from; choose a smaller decay or depth, or normalise it");
    }
    return DISTANCE / distance;
  }

  private double meanDistance() {
    List<RerankExample> some = examples.stream().filter(example -> example.size() > 1).limit(LISTS).toList();
    double mean = workers.map(some.size(), i -> logs.get(0).squaredDistance(list(some.get(i)), 0, 1)).stream()
        .mapToDouble(distance -> distance).average().orElse(1);
    return mean > 0 ? mean : 1;
  }

  private L list(RerankExample example) {
    return logs.get(0).prepare(trees.of(example.list()));
  }

  /** An example is scored by the function of its own chunk alone. */
  @Override
  public void prepare(IntList upcoming) {
    prepare(upcoming, (example, list) -> sums(example, chunk(example)).renew(logs.get(chunk(example)), list));
  }

  @Override
  public void prepareForMean(IntList upcoming) {
    prepare(upcoming, (example, list) -> {
      for (int chunk = 0; chunk < logs.size(); chunk++) {
        sums(example, chunk).renew(logs.get(chunk), list);
      }
    });
  }

  private void prepare(IntList upcoming, BiConsumer<Integer, L> scores) {
    logs.forEach(TreeLog::mark);
    prepared.prepare(upcoming, example -> {
      L list = list(examples.get(example));
      scores.accept(example, list);
      return list;
    }, workers);
  }

  private int chunk(int example) {
    return example % logs.size();
  }

  private TreeSums sums(int example, int chunk) {
    if (sums[example][chunk] == null) {
      sums[example][chunk] = new TreeSums(examples.get(example).size());
    }
    return sums[example][chunk];
  }

  @Override
  public void addScores(int example, double[] to) {
    TreeSums own = sums(example, chunk(example)).catchUp(logs.get(chunk(example)), prepared.get(example));
    for (int tree = 0; tree < to.length; tree++) {
      to[tree] += own.current(tree);
    }
  }

  @Override
  public void addAverageScores(int example, long steps, double[] to) {
    for (int chunk = 0; chunk < logs.size(); chunk++) {
      TreeSums own = sums(example, chunk).catchUp(logs.get(chunk), prepared.get(example));
      for (int tree = 0; tree < to.length; tree++) {
        to[tree] += own.average(tree, steps) / logs.size();
      }
    }
  }

  @Override
  public double squaredDistance(int example, int tree, int other) {
    return weight * logs.get(0).squaredDistance(prepared.get(example), tree, other);
  }

  @Override
  public void add(int example, int tree, int other, double change, long time) {
    logs.get(chunk(example)).add(prepared.get(example), tree, other, weight * change, time);
  }

  /**
   * The votes of all functions so far. What one lasted is counted in steps of all chunks, so that each chunk has as
   * many votes.
   */
  private VotedKernelScorer votes(long steps, double baseWeight) {
    return new VotedKernelScorer(kernel, trees, baseWeight, logs.stream()
        .map(log -> new VotedKernelScorer.Voters(log.history(), log.lasted(steps))).toList());
  }

  /**
   * The same learner, but all functions vote at last.
   *
   * @param baseWeight the weight of the base parser's score in each of them
   */
  RerankLearner voted(double baseWeight) {
    return new VotedLearner(examples, this, steps -> votes(steps, baseWeight));
  }

  @Override
  public TreeKernelScorer average(long steps) {
    return new TreeKernelScorer(kernel, trees,
        TreeSupport.mean(logs.stream().<TreeSupport>map(log -> log.average(steps)).toList()));
  }
}
