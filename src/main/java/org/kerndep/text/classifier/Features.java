package org.kerndep.text.classifier;

import java.util.Arrays;

/**
 * The features of one decision. A feature is a name and some values; only a hash of them is kept, of {@value #BITS}
 * bits, so that two features hardly ever collide. One thread.
 */
public final class Features {

  static final int BITS = 40;

  private static final long OFFSET = 0xCBF29CE484222325L;
  private static final long PRIME = 0x100000001B3L;

  private long[] keys = new long[40];
  private int size;

  public Features add(String name, String... values) {
    long hash = add(OFFSET, name);
    for (String value : values) {
      hash = add((hash ^ 0xFFFF) * PRIME, value);
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = mixed(hash) >>> Long.SIZE - BITS;
    return this;
  }

  /** The hashes, in the order in which features were added. */
  long[] keys() {
    return Arrays.copyOf(keys, size);
  }

  private static long add(long start, String text) {
    long hash = start;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    return hash;
  }

  /** Lets every bit of a hash depend on every other (the finaliser of MurmurHash3). */
  private static long mixed(long hash) {
    long h = (hash ^ hash >>> 33) * 0xFF51AFD7ED558CCDL;
    h = (h ^ h >>> 33) * 0xC4CEB9FE1A85EC53L;
    return h ^ h >>> 33;
  }
}
