package org.kerndep.feature;

import java.util.Arrays;

/** The keys of the features that fire for a part, reused from part to part. Scratch of one thread. */
final class KeyBuffer {

  /** Keys of features that fire once. */
  final Keys once = new Keys();

  /** Keys of features that fire twice: alone, and together with direction and distance. */
  final Keys twice = new Keys();

  void clear() {
    once.size = 0;
    twice.size = 0;
  }

  /** The sum of the weights of all features; those that fire twice have their second weight in the same block. */
  double sum(int code, WeightTable weights) {
    double sum = 0;
    for (int i = 0; i < once.size; i++) {
      sum += weights.get(weights.index(once.array[i]));
    }
    for (int i = 0; i < twice.size; i++) {
      int index = weights.index(twice.array[i]);
      sum += weights.get(index) + weights.get(index ^ code);
    }
    return sum;
  }

  /** Adds {@code value} at the index of every feature. */
  void addTo(SparseVector.Builder vector, int code, float value, WeightTable weights) {
    for (int i = 0; i < once.size; i++) {
      vector.add(weights.index(once.array[i]), value);
    }
    for (int i = 0; i < twice.size; i++) {
      int index = weights.index(twice.array[i]);
      vector.add(index, value);
      vector.add(index ^ code, value);
    }
  }

  /** A growing list of keys whose users may write into the array behind it. */
  static final class Keys {

    private long[] array = new long[512];
    private int size;

    int size() {
      return size;
    }

    long get(int i) {
      return array[i];
    }

    /** The array, with room for so many more keys from index {@link #size} on. */
    long[] reserve(int more) {
      if (size + more > array.length) {
        array = Arrays.copyOf(array, Math.max(size + more, 2 * array.length));
      }
      return array;
    }

    /** Declares keys written behind the last one. */
    void grow(int more) {
      size += more;
    }
  }
}
