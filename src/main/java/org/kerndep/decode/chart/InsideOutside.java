package org.kerndep.decode.chart;

import java.util.Arrays;

/**
 * Sums over all derivations of a chart: inside, of an item; outside, of the rest. An edge's value is the exponential of
 * the grammar's weight. Used by one thread.
 */
public final class InsideOutside {

  private final ChartGrammar grammar;
  private final Semiring ring;
  private final double[] inside;
  private final double[] outside;
  private final double[] arcs;
  private double lastWeight;
  private double lastValue;

  private InsideOutside(ChartGrammar grammar, Semiring ring) {
    this.grammar = grammar;
    this.ring = ring;
    this.lastValue = ring.ofLogarithm(0);
    int items = grammar.itemCount();
    inside = new double[items];
    outside = new double[items];
    arcs = new double[(grammar.size() + 1) * (grammar.size() + 1)];
    Arrays.fill(inside, ring.zero());
    Arrays.fill(outside, ring.zero());
    for (int item = 0; item < items; item++) {
      sumInside(item);
    }
    outside[grammar.goal()] = ring.ofLogarithm(0);
    for (int item = items - 1; item >= 0; item--) {
      if (isReached(item)) {
        spreadOutside(item);
      }
    }
  }

  /**
   * Solves a chart with plain sums, and again with logarithms if those under- or overflow, which they seldom do with
   * locally normalised scores or a {@link TemperedGrammar}.
   */
  public static InsideOutside of(ChartGrammar grammar) {
    InsideOutside plain = new InsideOutside(grammar, Semiring.REAL);
    boolean sound = plain.total() > Double.MIN_NORMAL && Double.isFinite(plain.total());
    return sound ? plain : new InsideOutside(grammar, Semiring.LOG);
  }

  private void sumInside(int item) {
    inside[item] = grammar.isAxiom(item) ? ring.ofLogarithm(0) : ring.zero();
    grammar.incoming(item, (first, second, weight) ->
        inside[item] = ring.plus(inside[item], ring.times(ring.times(inside[first], inside[second]), value(weight))));
  }

  /** Passes an item's outside sum on to the tails, and adds up the arcs that its hyper-edges make. */
  private void spreadOutside(int item) {
    double above = outside[item];
    grammar.incoming(item, (first, second, weight) -> {
      double here = ring.times(above, value(weight));
      double fromSecond = ring.times(here, inside[second]);
      outside[first] = ring.plus(outside[first], fromSecond);
      outside[second] = ring.plus(outside[second], ring.times(here, inside[first]));
      int modifier = grammar.modifier(item, first, second);
      if (modifier > 0) {
        arcs[grammar.head(item, first, second) * (grammar.size() + 1) + modifier] +=
            ring.ratio(ring.times(fromSecond, inside[first]), total());
      }
    });
  }

  private boolean isReached(int item) {
    return outside[item] != ring.zero() && inside[item] != ring.zero();
  }

  /** Neighbouring edges often have the same weight. */
  private double value(double weight) {
    if (weight != lastWeight) {
      lastWeight = weight;
      lastValue = ring.ofLogarithm(weight);
    }
    return lastValue;
  }

  private double total() {
    return inside[grammar.goal()];
  }

  /** The logarithm of the sum over all derivations. */
  public double logTotal() {
    return ring.logarithm(total());
  }

  /** The probability of every arc, at head·(n+1)+modifier: of the hyper-edges that make it. */
  public double[] arcProbabilities() {
    return arcs;
  }

  /** How sums are kept: as they are, which is fast, or as logarithms, which never underflow. */
  private enum Semiring {
    REAL {
      @Override
      double zero() {
        return 0;
      }

      @Override
      double ofLogarithm(double weight) {
        return Math.exp(weight);
      }

      @Override
      double logarithm(double value) {
        return Math.log(value);
      }

      @Override
      double plus(double a, double b) {
        return a + b;
      }

      @Override
      double times(double a, double b) {
        return a * b;
      }

      @Override
      double ratio(double part, double whole) {
        return part / whole;
      }
    },
    LOG {
      @Override
      double zero() {
        return Double.NEGATIVE_INFINITY;
      }

      @Override
      double ofLogarithm(double weight) {
        return weight;
      }

      @Override
      double logarithm(double value) {
        return value;
      }

      @Override
      double plus(double a, double b) {
        double max = Math.max(a, b);
        return max == Double.NEGATIVE_INFINITY ? max : max + Math.log1p(Math.exp(Math.min(a, b) - max));
      }

      @Override
      double times(double a, double b) {
        return a + b;
      }

      @Override
      double ratio(double part, double whole) {
        return Math.exp(part - whole);
      }
    };

    abstract double zero();

    /** The value of a weight that is a logarithm. */
    abstract double ofLogarithm(double weight);

    abstract double logarithm(double value);

    abstract double plus(double a, double b);

    abstract double times(double a, double b);

    /** What share one value is of another, as a number. */
    abstract double ratio(double part, double whole);
  }
}
