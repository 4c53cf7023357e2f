package org.kerndep.decode.chart;

/** How {@link InsideOutside} keeps its sums: as they are, which is fast, or as logarithms, which never underflow. */
enum Semiring {
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
