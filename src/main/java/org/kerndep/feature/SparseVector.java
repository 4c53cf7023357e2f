package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
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

  /** Sums values per index. Scratch of one thread. */
  public static final class Builder {

    private final Int2FloatOpenHashMap sums = new Int2FloatOpenHashMap();

    public Builder add(int index, float value) {
      sums.addTo(index, value);
      return this;
    }

    public SparseVector build() {
      int[] indices = sums.int2FloatEntrySet().stream()
          .filter(e -> e.getFloatValue() != 0)
          .mapToInt(Int2FloatMap.Entry::getIntKey)
          .toArray();
      Arrays.sort(indices);
      float[] values = new float[indices.length];
      for (int i = 0; i < indices.length; i++) {
        values[i] = sums.get(indices[i]);
      }
      return new SparseVector(indices, values);
    }
  }
}
