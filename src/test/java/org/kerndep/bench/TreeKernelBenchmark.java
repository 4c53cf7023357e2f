package org.kerndep.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.DependencyTreeKernel;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.train.dual.TreeLog;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does it take to score a list of 25 trees by a function of the dependency tree kernel? {@code naive} compares
 * each with each support tree, {@code dag} with the graph of their subtrees.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class TreeKernelBenchmark {

  private static final FragmentKernel KERNEL = new DependencyTreeKernel(0.015, FragmentKernel.UNLIMITED, false);
  private static final int TREES = 25;
  private static final int WORDS = 20;
  private static final int TAGS = 12;
  private static final int FORMS = 3000;

  @Param({"naive", "dag"})
  String scorer;

  @Param({"100", "1000", "5000"})
  int updates;

  private final SplittableRandom random = new SplittableRandom(17);
  private final List<FeatureTree> oracles = new ArrayList<>();
  private final List<FeatureTree> rivals = new ArrayList<>();
  private TreeSupport support;
  private List<FeatureTree> list;

  @Setup
  public void prepare() {
    TreeLog<ListSubtrees> log = TreeLog.of(KERNEL);
    for (int i = 1; i <= updates; i++) {
      List<FeatureTree> pair = list(2);
      oracles.add(pair.get(0));
      rivals.add(pair.get(1));
      log.add(log.prepare(pair), 0, 1, 1, i);
    }
    support = log.average(1L << 40);
    list = list(TREES);
  }

  /** Trees of one sentence, all but the first with one word moved. */
  private List<FeatureTree> list(int trees) {
    int[] tags = random.ints(WORDS + 1, 0, TAGS).toArray();
    int[] forms = random.doubles(WORDS + 1).mapToInt(share -> (int) (FORMS * share * share * share)).toArray();
    int[] heads = new int[WORDS + 1];
    for (int m = 2; m <= WORDS; m++) {
      heads[m] = Math.max(1, m - 1 - random.nextInt(4));
    }
    List<FeatureTree> all = new ArrayList<>();
    for (int i = 0; i < trees; i++) {
      int[] own = heads.clone();
      if (i > 0) {
        int moved = 3 + random.nextInt(WORDS - 2);
        own[moved] = 1 + random.nextInt(moved - 1);
      }
      all.add(tree(own, tags, forms));
    }
    return all;
  }

  private static FeatureTree tree(int[] heads, int[] tags, int[] forms) {
    List<FeatureArc> arcs = new ArrayList<>();
    for (int m = 1; m < heads.length; m++) {
      arcs.add(arc(heads[m], m, tags, forms));
    }
    return new FeatureTree(DependencyTree.unlabelled(heads), arcs, new long[WORDS], new long[WORDS]);
  }

  /** As many features as the templates of Qian and Liu give: pairs of forms and tags, alone and with the distance. */
  private static FeatureArc arc(int h, int m, int[] tags, int[] forms) {
    int last = tags.length - 1;
    int[] ofHead = {forms[h], tags[h], tags[Math.max(0, h - 1)], tags[Math.min(last, h + 1)]};
    int[] ofModifier = {forms[m], tags[m], tags[Math.max(0, m - 1)], tags[Math.min(last, m + 1)]};
    long[] features = new long[2 * ofHead.length * ofModifier.length];
    for (int i = 0; i < ofHead.length * ofModifier.length; i++) {
      long pair = ((long) i * FORMS + ofHead[i / 4]) * FORMS + ofModifier[i % 4];
      features[2 * i] = 64 * pair;
      features[2 * i + 1] = 64 * pair + Math.min(m - h, 10) + 20;
    }
    return new FeatureArc(features, h % 2);
  }

  /** The scores of the trees. */
  @Benchmark
  public double[] list() {
    return scorer.equals("dag") ? support.scores(list) : list.stream().mapToDouble(this::naive).toArray();
  }

  private double naive(FeatureTree tree) {
    double sum = 0;
    for (int i = 0; i < oracles.size(); i++) {
      sum += KERNEL.value(oracles.get(i), tree) - KERNEL.value(rivals.get(i), tree);
    }
    return sum;
  }
}
