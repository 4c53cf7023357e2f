package org.kerndep.train.config;

import org.kerndep.rerank.mined.MiningSpace;

/**
 * The settings of the mining of features (Qian and Liu 2015).
 *
 * @param space what features are conjunctions of
 * @param order the most features of arcs that a feature is made of
 * @param c a feature is of use if more lists than this need it rather than the opposite; the weight of the norm
 * @param rounds how often lists are looked through at most
 * @param labelled whether the label of an arc is a part of its features
 * @param memory the bytes of the filter and of what is counted together, a power of two
 */
public record MiningConfig(MiningSpace space, int order, double c, int rounds, boolean labelled, long memory) {

  /** With less, what is counted would have to be cut into too many shares. */
  private static final long LEAST_BYTES = 1L << 16;

  /** Of the heap, what mining may take by itself. */
  private static final int SHARE = 4;

  /** The largest order, beyond which fragments are too many. */
  static final int MOST_ORDER = 6;

  public MiningConfig {
    if (order < 1 || order > MOST_ORDER) {
      throw new IllegalArgumentException("mining needs an order from 1 to " + MOST_ORDER + ": " + order);
    }
    if (!(c > 0 && c < Integer.MAX_VALUE)) {
      throw new IllegalArgumentException("mining needs a C above 0, or all features are of use: " + c);
    }
    if (memory > Runtime.getRuntime().maxMemory()) {
      throw new IllegalArgumentException("mining-memory of " + memory + " bytes does not fit into the heap of "
          + Runtime.getRuntime().maxMemory() + "; lower mining-memory or give Java more by -Xmx");
    }
  }

  static MiningConfig of(TrainingConfig config) {
    return new MiningConfig(MiningSpace.parse(config.text(Setting.MINING_SPACE)),
        config.integer(Setting.MINING_ORDER), config.number(Setting.MINING_C), config.integer(Setting.MINING_ROUNDS),
        Boolean.parseBoolean(config.text(Setting.MINING_LABELS)),
        bytes(config.unlessAuto(Setting.MINING_MEMORY).map(Long::parseLong)
            .orElse(Runtime.getRuntime().maxMemory() / SHARE)));
  }

  /** The power of two that is not more. */
  private static long bytes(long wanted) {
    return Math.max(LEAST_BYTES, Long.highestOneBit(wanted));
  }

  /** The least number of lists that makes a feature of use. */
  public int least() {
    return (int) Math.floor(c) + 1;
  }
}
