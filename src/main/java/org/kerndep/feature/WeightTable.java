package org.kerndep.feature;

/**
 * Weights of hashed features. A key's top bits are its index, so keys may share a weight. Immutable once built; share
 * freely.
 */
public final class WeightTable {

  /** Any table has 2^bits weights, bits in this range, and as many more as rows of labels overhang. */
  public static final int MIN_BITS = 8;
  public static final int MAX_BITS = 28;

  private final int bits;
  private final float[] weights;
  /** What all weights are multiples of, 0 if they are not. */
  private final float unit;

  /** A table of zeros with {@code overhang} weights beyond 2^bits. */
  WeightTable(int bits, int overhang, float unit) {
    if (bits < MIN_BITS || bits > MAX_BITS) {
      throw new IllegalArgumentException("hash bits must be " + MIN_BITS + " to " + MAX_BITS + ": " + bits);
    }
    this.bits = bits;
    this.weights = new float[(1 << bits) + overhang];
    this.unit = unit;
  }

  /** Makes a {@linkplain #quantised quantised} table from its weights that are not zero. */
  public static final class Builder {

    private WeightTable table;

    public Builder(int bits, int overhang, float unit) {
      table = new WeightTable(bits, overhang, unit);
    }

    /** Sets a weight to a multiple of the unit. */
    public Builder set(int index, int multiple) {
      table.weights[index] = multiple * table.unit;
      return this;
    }

    /** The table; the builder is used up. */
    public WeightTable build() {
      WeightTable built = table;
      table = null;
      return built;
    }
  }

  public int bits() {
    return bits;
  }

  /** The number of weights, zeros included. */
  public int size() {
    return weights.length;
  }

  /** How many weights there are beyond 2^bits. */
  public int overhang() {
    return weights.length - (1 << bits);
  }

  public float get(int index) {
    return weights[index];
  }

  /** Adds the weights from {@code start} on to as many sums. */
  void addTo(float[] sums, int start) {
    float[] from = weights;
    for (int i = 0; i < sums.length; i++) {
      sums[i] += from[start + i];
    }
  }

  /** The sum of the weights at so many indices, each moved by {@code offset}; two sums at a time, which is faster. */
  float sum(int[] indices, int count, int offset) {
    float[] from = weights;
    float even = 0;
    float odd = 0;
    for (int i = 0; i + 1 < count; i += 2) {
      even += from[indices[i] + offset];
      odd += from[indices[i + 1] + offset];
    }
    return even + odd + (count % 2 == 0 ? 0 : from[indices[count - 1] + offset]);
  }

  void set(int index, float weight) {
    weights[index] = weight;
  }

  void add(int index, float change) {
    weights[index] += change;
  }

  /**
   * The same weights rounded to multiples of a 32767th of the largest, so that a model parses alike before it is stored
   * in 16 bits per weight and after.
   */
  public WeightTable quantised() {
    float largest = 0;
    for (float weight : weights) {
      largest = Math.max(largest, Math.abs(weight));
    }
    WeightTable rounded = new WeightTable(bits, overhang(), largest / Short.MAX_VALUE);
    for (int i = 0; i < weights.length && largest > 0; i++) {
      rounded.weights[i] = Math.round(weights[i] / rounded.unit) * rounded.unit;
    }
    return rounded;
  }

  /** The unit of a quantised table, 0 if all weights are zero or the table is not quantised. */
  public float unit() {
    return unit;
  }

  /** A weight of a quantised table as a multiple of its unit. */
  public int multiple(int index) {
    return unit == 0 ? 0 : Math.round(weights[index] / unit);
  }

  /** The index of a key, below 2^bits. */
  int index(long key) {
    return (int) (key >>> (64 - bits));
  }
}
