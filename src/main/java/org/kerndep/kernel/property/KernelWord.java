package org.kerndep.kernel.property;

import it.unimi.dsi.fastutil.ints.IntCollection;
import java.util.Arrays;

/**
 * A word as the numbers of its property values, ascending. Values that are absent or were not seen in training are left
 * out, so they match nothing. Ordered by the first value that differs. Immutable; share freely.
 */
public final class KernelWord implements Comparable<KernelWord> {

  private final int[] values;
  private final int hash;

  /** A word with these values, each counting once. */
  public KernelWord(IntCollection values) {
    int[] sorted = values.toIntArray();
    Arrays.sort(sorted);
    int count = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (i == 0 || sorted[i] != sorted[i - 1]) {
        sorted[count++] = sorted[i];
      }
    }
    this.values = count == sorted.length ? sorted : Arrays.copyOf(sorted, count);
    this.hash = Arrays.hashCode(this.values);
    if (count > 0 && this.values[0] < 0) {
      throw new IllegalArgumentException("values are numbered from 0: " + this.values[0]);
    }
  }

  /** How many values it has. */
  public int size() {
    return values.length;
  }

  /** One of the values, {@code index} below {@link #size}. */
  public int value(int index) {
    return values[index];
  }

  /** The number of properties in which two words have the same value. */
  public int matches(KernelWord other) {
    int[] a = values;
    int[] b = other.values;
    int count = 0;
    int i = 0;
    int j = 0;
    while (i < a.length && j < b.length) {
      int order = Integer.compare(a[i], b[j]);
      count += order == 0 ? 1 : 0;
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
    }
    return count;
  }

  @Override
  public int compareTo(KernelWord other) {
    return Arrays.compare(values, other.values);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KernelWord that && hash == that.hash && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
