package org.kerndep.decode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;

/**
 * The best spanning trees of one sentence in their order, by Lawler's partition (1972): every tree but the best shares
 * the arcs of the best into the words before some word m and has another arc into m, for exactly one m. Such a branch
 * is solved like the whole, but only when it may hold the next tree by what it {@linkplain Arborescence#losses loses};
 * most never are. A single root is enforced in every branch by taking from every root arc a constant that outweighs
 * any other difference. Equal scores go by the order in which they were found. Used once, by one thread.
 */
final class SpanningTrees {

  /** How exact sums of weights are, as a share of the largest sum. */
  private static final double ROUNDING = 1e-12;

  private final PartScores scores;
  private final int n;
  private final RootMode roots;
  private final int k;
  /** The score of an arc at its modifier and head, less the root's constant; negative infinity for absent arcs. */
  private final double[][] weights;
  /** Weights of a word that is left one head, by modifier and head, where they were needed. */
  private final double[][][] onlyHead;
  private final double tolerance;
  private final PriorityQueue<Branch> queue = new PriorityQueue<>();
  private int age;

  /** The search for k trees. */
  SpanningTrees(PartScores scores, RootMode roots, int k) {
    this.scores = scores;
    this.n = scores.size();
    this.roots = roots;
    this.k = k;
    this.weights = new double[n + 1][n + 1];
    this.onlyHead = new double[n + 1][][];
    double min = Double.POSITIVE_INFINITY;
    double max = Double.NEGATIVE_INFINITY;
    for (int m = 1; m <= n; m++) {
      Arrays.fill(weights[m], Double.NEGATIVE_INFINITY);
      for (int i = 0; i < scores.graph().headCount(m); i++) {
        int h = scores.graph().head(scores.graph().firstArc(m) + i);
        weights[m][h] = scores.arc(h, m);
        min = Math.min(min, weights[m][h]);
        max = Math.max(max, weights[m][h]);
      }
    }
    double rootConstant = roots == RootMode.SINGLE ? 1 + n * (max - min) : 0;
    for (int m = 1; m <= n; m++) {
      weights[m][0] -= rootConstant;
    }
    this.tolerance = ROUNDING * (rootConstant + n * Math.max(Math.abs(min), Math.abs(max)));
  }

  /** The k best trees, or all if there are fewer; scores that rounding puts above the one before are lowered to it. */
  ScoredTrees best() {
    List<ScoredTree> trees = new ArrayList<>();
    double lowest = Double.POSITIVE_INFINITY;
    solve(weights, 1);
    while (trees.size() < k && !queue.isEmpty()) {
      Branch next = queue.poll();
      if (next.isTree()) {
        lowest = Math.min(lowest, next.tree().score());
        trees.add(new ScoredTree(DependencyTree.unlabelled(next.tree().heads()), lowest));
        if (trees.size() < k) {
          addBranches(next.tree());
        }
      } else {
        solve(weights(next), next.word());
      }
    }
    if (trees.isEmpty()) {
      throw new IllegalArgumentException("no tree has a finite score");
    }
    return new ScoredTrees(trees);
  }

  private void addBranches(Solution tree) {
    for (int m = tree.firstFree(); m <= n; m++) {
      if (tree.losses()[m] < Double.POSITIVE_INFINITY) {
        queue.add(new Branch(tree, m, tree.score() - tree.losses()[m] + tolerance, age++));
      }
    }
  }

  /** Puts the best tree of a branch into the queue, if there is one. */
  private void solve(double[][] branchWeights, int firstFree) {
    Arborescence arborescence = new Arborescence(branchWeights);
    if (!arborescence.contract()) {
      return;
    }
    int[] heads = arborescence.expand();
    double score = 0;
    int rootChildren = 0;
    for (int m = 1; m <= n; m++) {
      score += scores.arc(heads[m], m);
      rootChildren += heads[m] == 0 ? 1 : 0;
    }
    if (roots == RootMode.MULTI || rootChildren == 1) {
      double[] losses = k > 1 ? arborescence.losses(heads, firstFree) : new double[0];
      queue.add(new Branch(new Solution(branchWeights, firstFree, heads, score, losses), 0, score, age++));
    }
  }

  /** Weights that leave the words before the branch's word their heads, and that word any but the one it has. */
  private double[][] weights(Branch branch) {
    Solution tree = branch.tree();
    int word = branch.word();
    double[][] rows = tree.weights().clone();
    for (int m = tree.firstFree(); m < word; m++) {
      rows[m] = onlyHead(m, tree.heads()[m]);
    }
    rows[word] = rows[word].clone();
    rows[word][tree.heads()[word]] = Double.NEGATIVE_INFINITY;
    return rows;
  }

  private double[] onlyHead(int modifier, int head) {
    if (onlyHead[modifier] == null) {
      onlyHead[modifier] = new double[n + 1][];
    }
    if (onlyHead[modifier][head] == null) {
      double[] row = new double[n + 1];
      Arrays.fill(row, Double.NEGATIVE_INFINITY);
      row[head] = weights[modifier][head];
      onlyHead[modifier][head] = row;
    }
    return onlyHead[modifier][head];
  }

  /**
   * The best tree of a branch, the whole being the first.
   *
   * @param weights of the branch, at modifier and head
   * @param firstFree the first word whose head the branch leaves open
   * @param heads of the words, index 0 unused
   * @param score the sum of its arc scores
   * @param losses at each free word, the least that the branch loses by doing without the tree's arc into it;
   *     empty if only one tree is wanted
   */
  private record Solution(double[][] weights, int firstFree, int[] heads, double score, double[] losses) {}

  /**
   * An entry of the queue: a solved branch, waiting to be listed, or one to be solved, whose trees have the arcs of a
   * tree into the words before one word and not its arc into that word. The highest bound first, then the oldest.
   *
   * @param word 0 if the tree itself waits
   * @param bound the tree's score, or what no tree of the branch exceeds
   * @param age how many were made before
   */
  private record Branch(Solution tree, int word, double bound, int age) implements Comparable<Branch> {

    boolean isTree() {
      return word == 0;
    }

    @Override
    public int compareTo(Branch other) {
      int byBound = Double.compare(other.bound, bound);
      return byBound != 0 ? byBound : Integer.compare(age, other.age);
    }
  }
}
