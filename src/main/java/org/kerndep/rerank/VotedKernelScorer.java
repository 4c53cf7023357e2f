package org.kerndep.rerank;

import it.unimi.dsi.fastutil.longs.LongList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.KBestList;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.support.tree.TreeUpdates;

/**
 * Scores trees by the votes of all functions of a kernel of whole trees that training went through (Freund and Schapire
 * 1999; Collins and Duffy 2002). Each votes for the tree of a list that it scores best together with the base parser's
 * score, of equal ones the first. A tree's score is its share of the votes. Immutable; share freely.
 *
 * @param kernel the kernel that spans the functions
 * @param trees makes trees ready for the kernel
 * @param baseWeight the weight of the base parser's score in each function
 * @param voters those of each chunk of the lists that were learnt from
 */
public record VotedKernelScorer(TreeKernel kernel, FeatureTrees trees, double baseWeight, List<Voters> voters)
    implements TreeScorer {

  public static final String NAME = "voted-tree-kernel";

  /**
   * Functions with their numbers of votes.
   *
   * @param updates the updates between the functions
   * @param votes by function: the steps of training that it lasted
   */
  public record Voters(TreeUpdates updates, LongList votes) {

    public Voters {
      votes = LongList.of(votes.toLongArray());
      if (votes.size() != updates.count() + 1 || votes.longStream().anyMatch(count -> count < 0)) {
        throw new IllegalArgumentException(updates.count() + " updates with votes " + votes);
      }
    }
  }

  public VotedKernelScorer {
    voters = List.copyOf(voters);
    if (voters.stream().flatMapToLong(some -> some.votes.longStream()).sum() == 0) {
      throw new IllegalArgumentException("there are no votes");
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public double[] scores(KBestList list) {
    List<FeatureTree> ready = trees.of(list);
    double[] shares = new double[list.size()];
    for (Voters some : voters) {
      int[] choices = choices(list, ready, some);
      for (int function = 0; function < choices.length; function++) {
        shares[choices[function]] += some.votes.getLong(function);
      }
    }
    long all = voteCount();
    for (int tree = 0; tree < shares.length; tree++) {
      shares[tree] /= all;
    }
    return shares;
  }

  /** A tree that is chosen takes votes from the others. */
  @Override
  public boolean comparesTrees() {
    return true;
  }

  /** The number of all votes. */
  public long voteCount() {
    return voters.stream().flatMapToLong(some -> some.votes.longStream()).sum();
  }

  /** The ranks of the trees of a list that functions vote for, by function. */
  public int[] choices(KBestList list, Voters some) {
    return choices(list, trees.of(list), some);
  }

  private int[] choices(KBestList list, List<FeatureTree> ready, Voters some) {
    double[][] scores = some.updates.scores(ready);
    return IntStream.range(0, some.votes.size()).map(function -> best(list, scores, function)).toArray();
  }

  private int best(KBestList list, double[][] scores, int function) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int tree = 0; tree < scores.length; tree++) {
      double score = baseWeight * (list.get(tree).base() - list.best().base()) + scores[tree][function];
      if (score > most) {
        best = tree;
        most = score;
      }
    }
    return best;
  }

  @Override
  public List<String> userLayers() {
    return trees.features().templates().userLayers();
  }

  @Override
  public int supportSize() {
    return voters.stream().mapToInt(some -> some.updates.size()).sum();
  }

  @Override
  public String description() {
    return kernel + ", votes of " + voters.stream().mapToInt(some -> some.votes.size()).sum() + " functions, "
        + supportSize() + " trees or subtrees";
  }
}
