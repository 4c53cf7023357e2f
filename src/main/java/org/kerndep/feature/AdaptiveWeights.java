package org.kerndep.feature;

/**
 * Weights in training by gradient steps whose size adapts to each weight (AdaGrad): {@code w += rate · g / √Σg²}. One
 * thread at a time; the current weights may be read by others between updates.
 */
public final class AdaptiveWeights {

  private final WeightTable current;
  private final float[] squares;
  private final double rate;

  public AdaptiveWeights(int bits, double rate) {
    this.current = new WeightTable(bits, 0);
    this.squares = new float[current.size()];
    this.rate = rate;
  }

  /** The weights as they are now; a live view. */
  public WeightTable current() {
    return current;
  }

  /** Moves the weights along a gradient of what is to be maximised. */
  public void ascend(SparseVector gradient) {
    for (int i = 0; i < gradient.size(); i++) {
      int index = gradient.index(i);
      float slope = gradient.value(i);
      squares[index] += slope * slope;
      current.add(index, (float) (rate * slope / Math.sqrt(squares[index])));
    }
  }
}
