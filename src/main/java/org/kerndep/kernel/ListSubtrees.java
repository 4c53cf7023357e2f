package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The trees of a list as a fragment kernel sees them: subtrees that several have are there once. Immutable. */
public final class ListSubtrees {

  /** With more subtrees a list is not compared, so that tables stay below half a gigabyte. */
  private static final int MOST_SUBTREES = 8000;

  private final SubtreeDag dag = new SubtreeDag();
  private final List<IntList> trees = new ArrayList<>();
  private final List<IntList> tops = new ArrayList<>();
  /** What subtrees of the list share with each other. */
  private final double[][] shared;
  private final double[] lengths;

  /** Trees of one sentence. */
  public ListSubtrees(FragmentKernel kernel, List<FeatureTree> list) {
    list.forEach(tree -> add(kernel, tree));
    boolean isSmall = dag.size() <= MOST_SUBTREES;
    shared = new double[isSmall ? dag.size() : 0][dag.size()];
    if (isSmall) {
      kernel.indexed(dag).visit(dag, (subtree, other, value) -> shared[other][subtree] += value);
    }
    lengths = new double[list.size()];
    Arrays.fill(lengths, 1);
    for (int tree = 0; tree < lengths.length && isSmall && kernel.normalised(); tree++) {
      double square = product(tree, tree);
      lengths[tree] = square == 0 ? 1 : Math.sqrt(square);
    }
  }

  /** Whether the kernel can compare the trees; long sentences and lists may have too many fragments. */
  public boolean canBeCompared() {
    return shared.length == dag.size()
        && IntStream.range(0, size()).allMatch(tree -> Double.isFinite(2 * product(tree, tree)));
  }

  private void add(FragmentKernel kernel, FeatureTree tree) {
    IntArrayList nodes = new IntArrayList();
    IntArrayList words = new IntArrayList();
    kernel.visitNodes(tree, dag, (subtree, word) -> {
      nodes.add(subtree);
      words.add(word);
    });
    trees.add(nodes);
    tops.add(words);
  }

  /** All subtrees. */
  public SubtreeDag dag() {
    return dag;
  }

  /** The number of trees. */
  public int size() {
    return trees.size();
  }

  /** The subtrees at the nodes of a tree at which fragments can begin. */
  public IntList nodes(int tree) {
    return trees.get(tree);
  }

  /** The words at the tops of the same subtrees. */
  public IntList tops(int tree) {
    return tops.get(tree);
  }

  /** What the values of a tree are divided by: the length of its features if the kernel is normalised, else 1. */
  public double length(int tree) {
    return lengths[tree];
  }

  /** The value of the kernel for two of the trees. */
  public double value(int tree, int other) {
    return product(tree, other) / (lengths[tree] * lengths[other]);
  }

  double product(int tree, int other) {
    double sum = 0;
    for (int v : trees.get(tree)) {
      for (int u : trees.get(other)) {
        sum += shared[u][v];
      }
    }
    return sum;
  }

  /** The scores of the trees, given those of the subtrees. */
  public double[] scores(double[] ofSubtrees) {
    double[] scores = new double[size()];
    for (int tree = 0; tree < scores.length; tree++) {
      for (int node : trees.get(tree)) {
        scores[tree] += ofSubtrees[node];
      }
      scores[tree] /= lengths[tree];
    }
    return scores;
  }
}
