package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.List;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListFeatures;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.kernel.support.tree.TreeUpdates;

/**
 * A function of whole trees in training, in the dual: a log of updates. One thread updates it; in between, others may
 * ask for scores.
 *
 * @param <L> a list of trees made ready for the kernel
 */
public interface TreeLog<L> {

  /** An empty log. */
  static TreeLog<ListSubtrees> of(FragmentKernel kernel) {
    return new FragmentLog(kernel);
  }

  /** An empty log. */
  static TreeLog<ListFeatures> of(PolynomialKernel kernel) {
    return new PolynomialLog(kernel);
  }

  /** The trees of a list as the kernel sees them. */
  L prepare(List<FeatureTree> list);

  /** The squared length of the difference between the features of two trees. */
  double squaredDistance(L list, int tree, int other);

  /**
   * Adds an update: a multiple of the difference between the features of two trees.
   *
   * @param time its step, counted from 1
   */
  void add(L list, int tree, int other, double change, long time);

  /** How many updates it has seen. */
  int updates();

  /** Says that what is asked for next is scored by the updates so far; those that come after are few. */
  void mark();

  /** Adds to the scores of a list's trees what all updates give them. */
  void addAll(L list, TreeSums sums);

  /** Adds to the scores of a list's trees what the updates after the mark give them. */
  void addRecent(L list, TreeSums sums);

  /** The mean of the functions after each of a number of steps. */
  TreeSupport average(long steps);

  /** The updates so far, whatever is added later. */
  TreeUpdates history();

  /** The times of the updates. */
  LongList times();

  /** How many of a number of steps each function lasted, the one before all updates too. */
  default LongList lasted(long steps) {
    LongArrayList lasted = new LongArrayList();
    long from = 1;
    for (long time : times()) {
      lasted.add(time - from);
      from = time;
    }
    lasted.add(steps + 1 - from);
    return lasted;
  }
}
