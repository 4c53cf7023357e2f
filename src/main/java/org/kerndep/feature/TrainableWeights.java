package org.kerndep.feature;

/**
 * Weights in training, with the average over time that the final model uses. The average after T steps is
 * {@code w·(T+1)/T − tot/T} where {@code tot} sums step × change. One thread at a time; the current
 * weights may be read by others between updates.
 */
public final class TrainableWeights {

  private final WeightTable current;
  private final double[] weightedChanges;

  public TrainableWeights(int bits, int overhang) {
    current = new WeightTable(bits, overhang);
    weightedChanges = new double[current.size()];
  }

  /** The weights as they are now; a live view. */
  public WeightTable current() {
    return current;
  }

  /** Adds {@code scale} times a vector at step {@code step}, counted from 1. */
  public void add(SparseVector vector, double scale, long step) {
    for (int i = 0; i < vector.size(); i++) {
      double change = scale * vector.value(i);
      current.add(vector.index(i), (float) change);
      weightedChanges[vector.index(i)] += step * change;
    }
  }

  /** Whether a weight or its sum is other than zero. */
  public boolean isChanged(int index) {
    return weightedChanges[index] != 0 || current.get(index) != 0;
  }

  /** The sum of step × change of one weight. */
  public double weightedChanges(int index) {
    return weightedChanges[index];
  }

  /** Sets a weight and its sum to what they were in an earlier run. */
  public void restore(int index, float weight, double sum) {
    current.set(index, weight);
    weightedChanges[index] = sum;
  }

  /** The average of the weights after each of {@code steps} steps. */
  public WeightTable average(long steps) {
    WeightTable averaged = new WeightTable(current.bits(), current.overhang());
    for (int i = 0; i < weightedChanges.length; i++) {
      if (isChanged(i)) {
        double average = steps == 0 ? 0 : (current.get(i) * (steps + 1.0) - weightedChanges[i]) / steps;
        averaged.set(i, (float) average);
      }
    }
    return averaged;
  }
}
