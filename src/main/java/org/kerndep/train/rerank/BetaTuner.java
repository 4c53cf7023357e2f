package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.doubles.Double2IntMap;
import it.unimi.dsi.fastutil.doubles.Double2IntRBTreeMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the weight of the base parser's score under which the trees that are chosen from held-out lists are least
 * wrong. A tree's final score is a line over the weight, so each list has few points where another tree comes out on
 * top, and the number of mistakes is constant between those of all lists. One thread.
 */
final class BetaTuner {

  /** The paper's grid has this many steps of this width, from 0. */
  private static final int GRID_STEPS = 60;
  private static final double GRID_WIDTH = 0.05;

  /**
   * A weight and what it leads to.
   *
   * @param cost how wrong the chosen trees are in sum
   */
  record Result(double beta, long cost) {}

  /** A stretch of weights with the same cost; the last one has no end. */
  private record Interval(double from, double to, long cost) {}

  private long costAtZero;
  /** Where the cost changes, and by how much; at the point itself the change has happened. */
  private final Double2IntMap changes = new Double2IntRBTreeMap();

  /** Adds a list with what the reranker gave its trees. */
  void add(RerankExample example, double[] scores) {
    int tree = 0;
    for (int i = 1; i < scores.length; i++) {
      tree = scores[i] > scores[tree] ? i : tree;
    }
    costAtZero += example.heldOutCost(tree);
    double beta = 0;
    for (int next = next(example, scores, tree); next >= 0; next = next(example, scores, tree)) {
      beta = Math.max(beta, crossing(example, scores, tree, next));
      changes.merge(beta, example.heldOutCost(next) - example.heldOutCost(tree), Integer::sum);
      tree = next;
    }
  }

  /** The tree that comes out on top next when the weight grows, or -1; of those that do together the base's best. */
  private static int next(RerankExample example, double[] scores, int tree) {
    int next = -1;
    for (int i = 0; i < scores.length; i++) {
      if (example.base(i) > example.base(tree)
          && (next < 0 || crossing(example, scores, tree, i) < crossing(example, scores, tree, next))) {
        next = i;
      }
    }
    return next;
  }

  private static double crossing(RerankExample example, double[] scores, int tree, int other) {
    return (scores[tree] - scores[other]) / (example.base(other) - example.base(tree));
  }

  /** The cost with a weight. */
  long cost(double beta) {
    return intervals().stream().filter(i -> i.from <= beta && beta < i.to).findFirst().orElseThrow().cost;
  }

  /**
   * The middle of the longest stretch of weights with the least cost; of one without end, twice its beginning.
   *
   * @param most no greater weight is looked at; may be infinite
   */
  Result exact(double most) {
    List<Interval> intervals = intervals().stream().filter(i -> i.from <= most)
        .map(i -> new Interval(i.from, Math.min(i.to, most), i.cost)).toList();
    Interval best = intervals.get(0);
    for (Interval interval : intervals) {
      boolean longer = interval.to - interval.from > best.to - best.from;
      if (interval.cost < best.cost || interval.cost == best.cost && longer) {
        best = interval;
      }
    }
    boolean endless = best.to == Double.POSITIVE_INFINITY;
    double beyond = best.from == 0 ? 1 : 2 * best.from;
    return new Result(endless ? beyond : (best.from + best.to) / 2, best.cost);
  }

  /** The best of the paper's grid, of equal ones the least. */
  Result grid() {
    Result best = new Result(0, cost(0));
    for (int step = 1; step <= GRID_STEPS; step++) {
      Result next = new Result(step * GRID_WIDTH, cost(step * GRID_WIDTH));
      best = next.cost < best.cost ? next : best;
    }
    return best;
  }

  private List<Interval> intervals() {
    List<Interval> intervals = new ArrayList<>();
    double from = 0;
    long cost = costAtZero;
    for (Double2IntMap.Entry change : changes.double2IntEntrySet()) {
      if (change.getIntValue() != 0) {
        if (change.getDoubleKey() > from) {
          intervals.add(new Interval(from, change.getDoubleKey(), cost));
        }
        from = change.getDoubleKey();
        cost += change.getIntValue();
      }
    }
    intervals.add(new Interval(from, Double.POSITIVE_INFINITY, cost));
    return intervals;
  }
}
