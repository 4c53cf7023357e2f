package org.kerndep.feature;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/** Index-value pairs with distinct, ascending indices and no zeros. Immutable; share freely. */
public final class SparseVector {

  private final int[] indices;
  private final float[] values;

  private SparseVector(int[] indices, float[] values) {
    this.indices = indices;
    this.values = values;
  }

  public int size() {
    return indices.length;
  }

  public int index(int i) {
    return indices[i];
  }

  public float value(int i) {
    return values[i];
  }

  public double squaredNorm() {
    double sum = 0;
    for (float value : values) {
      sum += value * value;
    }
    return sum;
  }

  public double dot(WeightTable weights) {
    double sum = 0;
    for (int i = 0; i < indices.length; i++) {
      sum += values[i] * weights.get(indices[i]);
    }
    return sum;
  }

  public double dot(SparseVector other) {
    double sum = 0;
    for (int i = 0, j = 0; i < indices.length && j < other.indices.length; ) {
      int order = Integer.compare(indices[i], other.indices[j]);
      if (order == 0) {
        sum += values[i] * other.values[j];
      }
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
    }
    return sum;
  }

  /** Sums values per index. Scratch of one thread. */
  public static final class Builder {

    private static final int DIGIT_BITS = 11;

    /** Index in the upper half, bits of the value in the lower. */
    private final LongArrayList pairs = new LongArrayList();

    public Builder add(int index, float value) {
      pairs.add((long) index << 32 | Float.floatToIntBits(value) & 0xFFFFFFFFL);
      return this;
    }

    public SparseVector build() {
      long[] sorted = sortedByIndex(pairs.toLongArray());
      int[] indices = new int[sorted.length];
      float[] values = new float[sorted.length];
      int size = 0;
      for (int i = 0; i < sorted.length; ) {
        int index = (int) (sorted[i] >>> 32);
        float sum = 0;
        for (; i < sorted.length && (int) (sorted[i] >>> 32) == index; i++) {
          sum += Float.intBitsToFloat((int) sorted[i]);
        }
        if (sum != 0) {
          indices[size] = index;
          values[size++] = sum;
        }
      }
      return new SparseVector(Arrays.copyOf(indices, size), Arrays.copyOf(values, size));
    }

    /** Sorts by the upper half, digit by digit; pairs of equal index stay in the order they were added. */
    private static long[] sortedByIndex(long[] pairs) {
      long[] from = pairs;
      long[] to = new long[pairs.length];
      for (int shift = 32; shift < 64; shift += DIGIT_BITS) {
        int[] starts = new int[(1 << DIGIT_BITS) + 1];
        for (long pair : from) {
          starts[digit(pair, shift) + 1]++;
        }
        if (starts[1] == pairs.length) {
          continue;
        }
        for (int d = 0; d < 1 << DIGIT_BITS; d++) {
          starts[d + 1] += starts[d];
        }
        for (long pair : from) {
          to[starts[digit(pair, shift)]++] = pair;
        }
        long[] next = from;
        from = to;
        to = next;
      }
      return from;
    }

    private static int digit(long pair, int shift) {
      return (int) (pair >>> shift) & (1 << DIGIT_BITS) - 1;
    }
  }
}
