package org.kerndep.words;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A small neural network that tells from the vector of a word how often it has each tag: one hidden layer, then a
 * softmax. Trained by stochastic gradient steps; the same examples give the same network. One thread.
 */
final class TagNetwork {

  /**
   * A word to learn from.
   *
   * @param shares for each tag how much of the word's occurrences have it, 1 in all
   * @param weight how much it counts
   */
  record Example(float[] vector, float[] shares, float weight) {}

  private static final long SEED = 1;
  private static final int HIDDEN = 64;
  private static final int EPOCHS = 15;
  private static final double RATE = 0.02;
  private static final double PENALTY = 1e-4;
  private static final double FIRST_WEIGHTS = 0.1;

  /** For each hidden unit its weights of the vector's dimensions; the last is of a constant. */
  private final double[][] lower;
  /** For each tag its weights of the hidden units; the last is of a constant. */
  private final double[][] upper;
  private final double[] hidden = new double[HIDDEN];
  private final double[] changes = new double[HIDDEN];
  private final double[] probabilities;

  private TagNetwork(int dimensions, int tags, Random random) {
    lower = drawn(HIDDEN, dimensions, random);
    upper = drawn(tags, HIDDEN, random);
    probabilities = new double[tags];
  }

  private static double[][] drawn(int rows, int columns, Random random) {
    double[][] weights = new double[rows][columns + 1];
    for (double[] row : weights) {
      for (int i = 0; i < columns; i++) {
        row[i] = FIRST_WEIGHTS * random.nextGaussian();
      }
    }
    return weights;
  }

  /** A network that has learnt from some words, at least one. */
  static TagNetwork train(List<Example> examples) {
    Random random = new Random(SEED);
    Example first = examples.get(0);
    TagNetwork network = new TagNetwork(first.vector.length, first.shares.length, random);
    int[] order = IntStream.range(0, examples.size()).toArray();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      IntArrays.shuffle(order, random);
      double rate = RATE * (EPOCHS - epoch) / EPOCHS;
      for (int i : order) {
        network.learn(examples.get(i), rate);
      }
    }
    return network;
  }

  private void learn(Example example, double rate) {
    probabilities(example.vector);
    Arrays.fill(changes, 0);
    for (int tag = 0; tag < upper.length; tag++) {
      double[] weights = upper[tag];
      double step = rate * example.weight * (example.shares[tag] - probabilities[tag]);
      for (int h = 0; h < HIDDEN; h++) {
        changes[h] += step * weights[h];
        weights[h] += step * hidden[h] - rate * PENALTY * weights[h];
      }
      weights[HIDDEN] += step;
    }
    for (int h = 0; h < HIDDEN; h++) {
      double slope = 1 - Math.abs(hidden[h]);
      learn(lower[h], example.vector, changes[h] * slope * slope, rate);
    }
  }

  private static void learn(double[] weights, float[] vector, double step, double rate) {
    for (int d = 0; d < vector.length; d++) {
      weights[d] += step * vector[d] - rate * PENALTY * weights[d];
    }
    weights[vector.length] += step;
  }

  /** How probable each tag is for a word with a vector; the array is used again by the next call. */
  double[] probabilities(float[] vector) {
    for (int h = 0; h < HIDDEN; h++) {
      double[] weights = lower[h];
      double sum = weights[vector.length];
      for (int d = 0; d < vector.length; d++) {
        sum += weights[d] * vector[d];
      }
      hidden[h] = sum / (1 + Math.abs(sum));
    }
    double top = Double.NEGATIVE_INFINITY;
    for (int tag = 0; tag < upper.length; tag++) {
      double sum = upper[tag][HIDDEN];
      for (int h = 0; h < HIDDEN; h++) {
        sum += upper[tag][h] * hidden[h];
      }
      probabilities[tag] = sum;
      top = Math.max(top, sum);
    }
    double total = 0;
    for (int tag = 0; tag < upper.length; tag++) {
      probabilities[tag] = StrictMath.exp(probabilities[tag] - top);
      total += probabilities[tag];
    }
    for (int tag = 0; tag < upper.length; tag++) {
      probabilities[tag] /= total;
    }
    return probabilities;
  }
}
