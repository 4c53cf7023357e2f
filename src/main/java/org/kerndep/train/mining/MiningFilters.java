package org.kerndep.train.mining;

/**
 * The filters of a mining run, which are used again and again. One thread at a time.
 *
 * @param frontier conjunctions that may be parts of others
 * @param plus what oracles have more often
 * @param minus what predictions have more often
 */
record MiningFilters(SpectralBloomFilter frontier, SpectralBloomFilter plus, SpectralBloomFilter minus) {

  /** Filters of so many bytes together, a power of two. */
  static MiningFilters of(long bytes) {
    return new MiningFilters(new SpectralBloomFilter(bytes / 2), new SpectralBloomFilter(bytes / 4),
        new SpectralBloomFilter(bytes / 4));
  }
}
