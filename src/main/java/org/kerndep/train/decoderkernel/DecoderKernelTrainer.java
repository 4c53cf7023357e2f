package org.kerndep.train.decoderkernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.part.AddedArcScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.LossAugmentedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.train.base.Batches;
import org.kerndep.train.config.DecoderKernelConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.dual.KernelDual;
import org.kerndep.train.rerank.RerankTrainer;

/**
 * Learns a kernel function of arcs online, by passive-aggressive updates on the trees that are decoded with it:
 * {@code τ = min(C, (score(tree) − score(gold) + wrong heads) / ‖Φ(gold) − Φ(tree)‖²)}, where scores are those of the
 * base parser plus the function, the tree is the one that violates its margin most, and Φ are the kernel's features of
 * arcs, each with the base parser's label. Where the pruner has dropped a gold arc, that word is not learnt from and τ
 * is C, or, if C is infinite, what the other words' arcs alone ask for. The function that is used later is the mean of
 * those after each step. Sentences of a batch are decoded in parallel, then learnt from in order, so the number of
 * threads changes nothing but the time. One thread at a time.
 */
final class DecoderKernelTrainer {

  /**
   * How the decoded tree of an example differs from the gold tree, in words whose gold arcs are in the graph.
   *
   * @param gold the arcs that are missed, by their numbers in the graph
   * @param wrong the arcs that are there instead
   * @param violation how far the gold tree is from scoring as much more as the other is wrong; infinite if it has no
   *     score and C is finite
   * @param squaredDistance how different the features of the arcs are
   */
  private record Mistake(DecoderKernelExample example, IntList gold, IntList wrong, double violation,
      double squaredDistance) {}

  private final DecoderKernelData data;
  private final double largestStep;
  private final TrainingContext context;
  private final Batches<DecoderKernelExample> batches;
  private final KernelDual function;
  private long steps;
  private int updates;

  /**
   * A training run that has not begun.
   *
   * @param chosen the examples that are learnt from
   */
  DecoderKernelTrainer(DecoderKernelData data, DecoderKernelConfig config, List<DecoderKernelExample> chosen,
      TrainingContext context) {
    this.data = data;
    this.largestStep = config.largestStep();
    this.context = context;
    this.batches = new Batches<>(chosen, config.order());
    this.function = data.function();
  }

  /** Goes over the examples once. */
  void pass() {
    batches.run(context, this::look, this::learn);
  }

  /** What the function so far gets wrong in an example. */
  private Mistake look(DecoderKernelExample example) {
    PartScores scores = new AddedArcScores(data.scores(example), function.sums(example.number()).current());
    DependencyTree gold = example.gold();
    DependencyTree tree = data.decode(example, new LossAugmentedScores(scores, gold, 1));
    IntList missed = new IntArrayList();
    IntList wrong = new IntArrayList();
    ArcGraph graph = example.graph();
    for (int m = 1; m <= graph.size(); m++) {
      int goldArc = graph.arc(gold.head(m), m);
      if (tree.head(m) != gold.head(m) && goldArc != ArcGraph.NO_ARC) {
        missed.add(goldArc);
        wrong.add(graph.arc(tree.head(m), m));
      }
    }
    double violation = example.hasGold()
        ? Parts.sum(tree, scores) - Parts.sum(gold, scores) + example.wrongHeads(tree)
        : violationWithoutGold(scores, missed, wrong);
    return new Mistake(example, missed, wrong, violation,
        function.squaredDistance(example.number(), missed, wrong));
  }

  /** Without limit to the step there must be another: what the arcs alone score, each of which should win by 1. */
  private double violationWithoutGold(PartScores scores, IntList missed, IntList wrong) {
    if (Double.isFinite(largestStep)) {
      return Double.POSITIVE_INFINITY;
    }
    return missed.size() + sum(scores, wrong) - sum(scores, missed);
  }

  private static double sum(PartScores scores, IntList arcs) {
    ArcGraph graph = scores.graph();
    return arcs.intStream().mapToDouble(arc -> scores.arc(graph.head(arc), graph.modifier(arc))).sum();
  }

  private void learn(Mistake mistake) {
    steps++;
    if (mistake.violation > 0 && mistake.squaredDistance > RerankTrainer.NO_DISTANCE) {
      double change = Math.min(largestStep, mistake.violation / mistake.squaredDistance);
      function.add(mistake.example.number(), mistake.gold, mistake.wrong, change, steps);
      updates++;
    }
  }

  /** The number of updates so far. */
  int updates() {
    return updates;
  }

  /** What the mean of the functions so far gives the arcs of an example, whether it is learnt from or not. */
  double[] averageScores(DecoderKernelExample example) {
    return function.sums(example.number()).average(steps);
  }

  /** The mean of the functions so far. */
  KernelExpansion average() {
    return data.expansion(function.average(steps));
  }
}
