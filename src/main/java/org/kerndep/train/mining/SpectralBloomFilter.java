package org.kerndep.train.mining;

import java.util.Arrays;

/**
 * Counts keys up to {@value #MOST}, never too low and seldom too high, in two bits a counter (Cohen and Matias 2003,
 * with minimal increase). All counters of a key are in one block of 64 bytes, so that a key costs one access to memory.
 * One thread.
 */
final class SpectralBloomFilter {

  /** Counts do not go beyond this. */
  public static final int MOST = 3;

  private static final int HASHES = 4;
  private static final int COUNTER_BITS = 2;
  private static final int BLOCK_LONGS = 8;
  private static final int BLOCK_COUNTER_BITS = 8;
  /** The most bytes of a filter. */
  static final long LARGEST = 1L << 33;

  private final long[] counters;
  private final int blockMask;

  /**
   * A filter that has seen nothing.
   *
   * @param bytes a power of two from 64 to 2^33
   */
  public SpectralBloomFilter(long bytes) {
    if (Long.bitCount(bytes) != 1 || bytes < Long.BYTES * BLOCK_LONGS || bytes > LARGEST) {
      throw new IllegalArgumentException("a filter has a power of two of bytes, from 64 to 2^33: " + bytes);
    }
    this.counters = new long[(int) (bytes / Long.BYTES)];
    this.blockMask = counters.length / BLOCK_LONGS - 1;
  }

  /** Counts a key once more, and gives how often it was seen before, at most {@value #MOST}. */
  public int add(long key) {
    long mixed = mix(key);
    int block = block(mixed);
    long places = places(mixed);
    int before = least(block, places);
    if (before < MOST) {
      for (int i = 0; i < HASHES; i++) {
        int place = place(places, i);
        if (count(block, place) == before) {
          counters[block + (place >>> 5)] += 1L << shift(place);
        }
      }
    }
    return before;
  }

  /** How often a key was seen, at most {@value #MOST}; sometimes too much. */
  public int count(long key) {
    long mixed = mix(key);
    return least(block(mixed), places(mixed));
  }

  /** Forgets all keys. */
  public void clear() {
    Arrays.fill(counters, 0);
  }

  private int least(int block, long places) {
    int least = MOST;
    for (int i = 0; i < HASHES; i++) {
      least = Math.min(least, count(block, place(places, i)));
    }
    return least;
  }

  private int count(int block, int place) {
    return (int) (counters[block + (place >>> 5)] >>> shift(place)) & MOST;
  }

  private static int shift(int place) {
    return (place & 31) * COUNTER_BITS;
  }

  private int block(long mixed) {
    return ((int) (mixed >>> 32) & blockMask) * BLOCK_LONGS;
  }

  /** Other bits than those that choose the block. */
  private static long places(long mixed) {
    return mix(mixed + 0x9E3779B97F4A7C15L);
  }

  /** The place in the block of one of the hashes. */
  private static int place(long places, int hash) {
    return (int) (places >>> hash * BLOCK_COUNTER_BITS) & (1 << BLOCK_COUNTER_BITS) - 1;
  }

  /** The mixing step of SplitMix64. */
  private static long mix(long bits) {
    long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
