package org.kerndep.train.calibrate;

import java.util.function.DoubleUnaryOperator;

/** Finds where a function of a positive number is least, by golden-section search over the number's logarithm. */
final class GoldenSection {

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  private static final int STEPS = 30;

  private GoldenSection() {}

  /** The least place between two numbers above 0, or one of the least if the function has several valleys. */
  static double least(DoubleUnaryOperator function, double from, double to) {
    DoubleUnaryOperator f = logarithm -> function.applyAsDouble(Math.exp(logarithm));
    double low = Math.log(from);
    double high = Math.log(to);
    double left = high - GOLDEN * (high - low);
    double right = low + GOLDEN * (high - low);
    double leftValue = f.applyAsDouble(left);
    double rightValue = f.applyAsDouble(right);
    for (int step = 0; step < STEPS; step++) {
      if (leftValue <= rightValue) {
        high = right;
        right = left;
        rightValue = leftValue;
        left = high - GOLDEN * (high - low);
        leftValue = f.applyAsDouble(left);
      } else {
        low = left;
        left = right;
        leftValue = rightValue;
        right = low + GOLDEN * (high - low);
        rightValue = f.applyAsDouble(right);
      }
    }
    return Math.exp((low + high) / 2);
  }
}
