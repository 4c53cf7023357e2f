package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.doubles.Double2IntMap;
import it.unimi.dsi.fastutil.doubles.Double2IntRBTreeMap;
import it.unimi.dsi.fastutil.doubles.Double2IntSortedMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * Finds the weight of the base parser's score under which the trees that are chosen from held-out lists are least
 * wrong. A tree's final score is a line over the weight, so each list has few points where another tree comes out on
 * top, and the cost is constant between those of all lists. The stretch with the least cost is often short and owes it
 * to chance; {@link #stable} averages over neighbouring weights instead. One thread.
 */
final class BetaTuner {

  /** The paper's grid has this many steps of this width, from 0. */
  private static final int GRID_STEPS = 60;
  private static final double GRID_WIDTH = 0.05;

  /** Weights that are looked at together with their neighbours: so many for each doubling, over so many doublings. */
  private static final int STEPS_OF_DOUBLING = 8;
  private static final int DOUBLINGS = 40;

  /** How far neighbours go to each side: to a fourth of a weight, and to four times the weight. */
  private static final int NEIGHBOURS = 2 * STEPS_OF_DOUBLING;

  /**
   * A weight and what it leads to.
   *
   * @param cost how wrong the chosen trees are in sum
   * @param expected the mean cost of the weights that were looked at together with it
   */
  record Result(double beta, long cost, double expected) {

    /** A weight that was looked at alone. */
    Result(double beta, long cost) {
      this(beta, cost, cost);
    }
  }

  /** A stretch of weights with the same cost; the last one has no end. */
  private record Interval(double from, double to, long cost) {}

  private long costAtZero;
  /** Where the cost changes, and by how much; at the point itself the change has happened. */
  private final Double2IntSortedMap changes = new Double2IntRBTreeMap();

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

  /**
   * The weight whose neighbours are best in the mean, of equal ones the greatest.
   *
   * @param most no greater weight is chosen; may be infinite
   */
  Result stable(double most) {
    double highest = Math.min(most, changes.isEmpty() ? 1 : Math.max(Double.MIN_NORMAL, changes.lastDoubleKey()));
    if (highest == 0) {
      return new Result(0, costAtZero);
    }
    long[] costs = costs(highest);
    int best = costs.length - 1 - NEIGHBOURS;
    for (int i = best - 1; i >= NEIGHBOURS; i--) {
      best = around(costs, i) < around(costs, best) ? i : best;
    }
    double beta = weight(highest, best);
    return new Result(beta, cost(beta), (double) around(costs, best) / (2 * NEIGHBOURS + 1));
  }

  /** The weights to choose from, ascending, with the neighbours of the first and of the last. */
  private static double weight(double highest, int step) {
    return highest * Math.pow(2, (double) (step - NEIGHBOURS) / STEPS_OF_DOUBLING - DOUBLINGS);
  }

  private long[] costs(double highest) {
    long[] costs = new long[DOUBLINGS * STEPS_OF_DOUBLING + 2 * NEIGHBOURS + 1];
    Iterator<Interval> intervals = intervals().iterator();
    Interval interval = intervals.next();
    for (int i = 0; i < costs.length; i++) {
      while (interval.to <= weight(highest, i)) {
        interval = intervals.next();
      }
      costs[i] = interval.cost;
    }
    return costs;
  }

  /** The sum of the costs of a weight and its neighbours. */
  private static long around(long[] costs, int step) {
    return Arrays.stream(costs, step - NEIGHBOURS, step + NEIGHBOURS + 1).sum();
  }

  /**
   * The best of the paper's grid, of equal ones the least.
   *
   * @param most no greater weight is looked at; may be infinite
   */
  Result grid(double most) {
    Result best = new Result(0, cost(0));
    for (int step = 1; step <= GRID_STEPS && step * GRID_WIDTH <= most; step++) {
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
