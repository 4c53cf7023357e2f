package org.kerndep.train.mining;

/**
 * The large tables of a mining run, which are used again and again. One thread at a time.
 *
 * @param frontier conjunctions that may be parts of others
 * @param counted those that are counted together
 * @param keys how many these should be at most
 */
record MiningMemory(SpectralBloomFilter frontier, SignedKeys counted, long keys) {

  /** What a key takes, with the room in which lists grow. */
  private static final int KEY_BYTES = 12;

  /** Tables of so many bytes together, a power of two. */
  static MiningMemory of(long bytes) {
    return new MiningMemory(new SpectralBloomFilter(Math.min(bytes / 4, SpectralBloomFilter.LARGEST)), new SignedKeys(),
        bytes / 4 * 3 / KEY_BYTES);
  }
}
