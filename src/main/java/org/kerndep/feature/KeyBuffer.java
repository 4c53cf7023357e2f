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
