package org.kerndep.feature;

/**
 * Weights of hashed features. A key's top bits are its index, so keys may share a weight. Immutable once built; share
 * freely.
 */
public final class WeightTable {

  /** Any table has 2^bits weights, bits in this range, and as many more as rows of labels overhang. */
  public static final int MIN_BITS = 8;
  public static final int MAX_BITS = 28;

  private static final int LEVELS = 1023;

  private final int bits;
  private final int size;
  /** Null in a quantised table. */
  private final float[] weights;
  /**
   * What the weights of a quantised table are multiples of, and how many times; half as large, so faster to look up.
   */
  private final float unit;
  private final short[] multiples;
  private int largestMultiple;

  private WeightTable(int bits, int overhang, boolean quantised, float unit) {
    if (bits < MIN_BITS || bits > MAX_BITS) {
      throw new IllegalArgumentException("hash bits must be " + MIN_BITS + " to " + MAX_BITS + ": " + bits);
    }
    this.bits = bits;
    this.size = (1 << bits) + overhang;
    this.weights = quantised ? null : new float[size];
    this.multiples = quantised ? new short[size] : null;
    this.unit = unit;
  }

  /** A table of zeros to be changed, with {@code overhang} weights beyond 2^bits. */
  WeightTable(int bits, int overhang) {
    this(bits, overhang, false, 0);
  }

  /** Makes a {@linkplain #quantised quantised} table from its weights that are not zero. */
  public static final class Builder {

    private WeightTable table;

    public Builder(int bits, int overhang, float unit) {
      table = new WeightTable(bits, overhang, true, unit);
    }

    /** Sets a weight to a multiple of the unit that fits 16 bits. */
    public Builder set(int index, int multiple) {
      if (multiple != (short) multiple) {
        throw new IllegalArgumentException("not a weight of 16 bits: " + multiple);
      }
      table.setMultiple(index, multiple);
      return this;
    }

    /** The table; the builder is used up. */
    public WeightTable build() {
      WeightTable built = table;
      table = null;
      return built;
    }
  }

  /** The bits of the smallest table with so many weights. */
  public static int bitsFor(int count) {
    return Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count) - 1));
  }

  public int bits() {
    return bits;
  }

  /** The number of weights, zeros included. */
  public int size() {
    return size;
  }

  /** How many weights there are beyond 2^bits. */
  public int overhang() {
    return size - (1 << bits);
  }

  private void setMultiple(int index, int multiple) {
    multiples[index] = (short) multiple;
    largestMultiple = Math.max(largestMultiple, Math.abs(multiple));
  }

  public float get(int index) {
    return weights == null ? multiples[index] * unit : weights[index];
  }

  /** Adds the weights from {@code start} on to as many sums. */
  void addTo(float[] sums, int start) {
    if (weights == null) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += multiples[start + i] * unit;
      }
    } else {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += weights[start + i];
      }
    }
  }

  /** Adds the multiples of a quantised table from {@code start} on to as many sums. */
  void addMultiplesTo(int[] sums, int start) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += multiples[start + i];
    }
  }

  /** The sum of the weights at so many indices, each moved by {@code offset}. */
  float sum(int[] indices, int count, int offset) {
    return weights == null ? sumOfMultiples(indices, count, offset) * unit : sumOfWeights(indices, count, offset);
  }

  private int sumOfMultiples(int[] indices, int count, int offset) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += multiples[indices[i] + offset];
    }
    return sum;
  }

  /** Two sums at a time, which is faster. */
  private float sumOfWeights(int[] indices, int count, int offset) {
    float even = 0;
    float odd = 0;
    for (int i = 0; i + 1 < count; i += 2) {
      even += weights[indices[i] + offset];
      odd += weights[indices[i + 1] + offset];
    }
    return even + odd + (count % 2 == 0 ? 0 : weights[indices[count - 1] + offset]);
  }

  void set(int index, float weight) {
    weights[index] = weight;
  }

  void add(int index, float change) {
    weights[index] += change;
  }

  /**
   * The same weights rounded to multiples of a {@value #LEVELS}th of the largest, so that a model parses alike before
   * it is stored in few bits per weight and after. More levels, up to 32 times as many, gave no better trees.
   */
  public WeightTable quantised() {
    float largest = 0;
    for (float weight : weights) {
      largest = Math.max(largest, Math.abs(weight));
    }
    WeightTable rounded = new WeightTable(bits, overhang(), true, largest / LEVELS);
    for (int i = 0; i < size && largest > 0; i++) {
      rounded.setMultiple(i, Math.round(weights[i] / rounded.unit));
    }
    return rounded;
  }

  /** Whether weights are multiples of a unit. */
  public boolean isQuantised() {
    return weights == null;
  }

  /** The largest multiple in a quantised table, whatever its sign. */
  int largestMultiple() {
    return largestMultiple;
  }

  /** The unit of a quantised table, 0 if all weights are zero or the table is not quantised. */
  public float unit() {
    return unit;
  }

  /** A weight of a quantised table as a multiple of its unit. */
  public int multiple(int index) {
    return multiples[index];
  }

  /** The index of a key, below 2^bits. */
  int index(long key) {
    return (int) (key >>> (64 - bits));
  }
}
