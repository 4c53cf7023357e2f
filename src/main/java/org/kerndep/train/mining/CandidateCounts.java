package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.longs.Long2IntMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Locale;
import java.util.function.IntFunction;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.run.Workers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts in how many samples only the oracle has a conjunction, and in how many only the prediction. It does not matter
 * how often a tree has it, so a conjunction is never more frequent than its parts, and those with a rare part are not
 * looked at: a filter knows what is frequent. Conjunctions are counted exactly, in as many shares as memory asks for;
 * neither the filter nor the shares change what is found. One thread at a time.
 */
final class CandidateCounts {

  private static final Logger LOG = LoggerFactory.getLogger(CandidateCounts.class);

  /** In more shares mining would never end. */
  private static final int MOST_SHARES = 100_000;

  /** So many samples are searched together; the number of threads must not change it. */
  private static final int BATCH = 32;

  /** Takes what is found. */
  interface Sink {

    /**
     * A conjunction whose surplus or lack is at least the least.
     *
     * @param surplus in how many more samples only the oracle has it than only the prediction
     */
    void accept(FeaturePath path, int surplus);
  }

  private final int order;
  /** Conjunctions of fewer samples are of no interest. */
  private final int least;
  private final MiningMemory memory;
  private final Workers workers;
  private long frequent;

  CandidateCounts(int order, int least, MiningMemory memory, Workers workers) {
    this.order = order;
    this.least = least;
    this.memory = memory;
    this.workers = workers;
  }

  /** What searches ask for conjunctions that are frequent enough. */
  CandidateSearch.Frontier frontier() {
    return key -> memory.frontier().count(key) >= frontierLeast();
  }

  private int frontierLeast() {
    return Math.min(least, SpectralBloomFilter.MOST);
  }

  /** How many conjunctions the frontier had when they were counted last. */
  long frequent() {
    return frequent;
  }

  /**
   * Gives the conjunctions of at most the greatest order whose surplus or lack is at least the least, each once, in any
   * order.
   *
   * @param samples makes a search of each, which asks the frontier
   */
  void count(int samples, IntFunction<CandidateSearch> search, Sink sink) {
    memory.frontier().clear();
    frequent = 0;
    for (int size = 1; size <= order; size++) {
      int shares = shares(samples, search, size);
      for (int share = 0; share < shares; share++) {
        addFound(samples, search, size, new CandidateSearch.Share(share, shares), sink);
        LOG.debug("order {}, share {} of {}", size, share + 1, shares);
      }
      if (size < order) {
        int noticed = size;
        workers.map(samples, i -> {
          search.apply(i).notice(noticed);
          return i;
        });
      }
    }
    memory.counted().release();
  }

  /** Into how many shares the conjunctions must be cut to fit into memory. */
  private int shares(int samples, IntFunction<CandidateSearch> search, int size) {
    double most = workers.map(samples, i -> search.apply(i).most(size, size < order)).stream()
        .mapToDouble(Double::doubleValue).sum();
    double shares = Math.floor(most / memory.keys()) + 1;
    if (shares > MOST_SHARES) {
      throw new IllegalArgumentException(String.format(Locale.ROOT, "mining meets about %.0e conjunctions of %d "
          + "features, which would take endless time; lower mining-order, or raise mining-memory", most, size));
    }
    return (int) shares;
  }

  private void addFound(int samples, IntFunction<CandidateSearch> search, int size, CandidateSearch.Share share,
      Sink to) {
    boolean isPart = size < order;
    memory.counted().clear();
    for (int from = 0; from < samples; from += BATCH) {
      int start = from;
      for (Long2IntMap own : workers.map(Math.min(BATCH, samples - from),
          i -> sides(search.apply(start + i), size, isPart, share))) {
        for (Long2IntMap.Entry entry : own.long2IntEntrySet()) {
          if (isPart && memory.frontier().add(entry.getLongKey()) == frontierLeast() - 1) {
            frequent++;
          }
          if (entry.getIntValue() != CandidateSearch.BOTH) {
            memory.counted().add(entry.getLongKey(), entry.getIntValue() == CandidateSearch.ORACLE);
          }
        }
      }
    }
    Long2IntMap surpluses = memory.counted().surpluses(least, workers);
    paths(samples, search, size, share, surpluses).long2ObjectEntrySet()
        .forEach(entry -> to.accept(entry.getValue(), surpluses.get(entry.getLongKey())));
  }

  /** Which trees of a sample have its conjunctions. */
  private static Long2IntMap sides(CandidateSearch search, int size, boolean all, CandidateSearch.Share share) {
    Long2IntOpenHashMap sides = new Long2IntOpenHashMap();
    search.search(size, all, share, (key, side) -> sides.mergeInt(key, side, (one, other) -> one | other));
    search.searchRest(size, all, share, key -> {
      if (sides.containsKey(key)) {
        sides.put(key, CandidateSearch.BOTH);
      }
    });
    return sides;
  }

  /** The paths of some conjunctions by their names, looked for last because most of those that are counted are rare. */
  private Long2ObjectMap<FeaturePath> paths(int samples, IntFunction<CandidateSearch> search, int size,
      CandidateSearch.Share share, Long2IntMap wanted) {
    Long2ObjectMap<FeaturePath> paths = new Long2ObjectOpenHashMap<>(wanted.size());
    for (int from = 0; from < samples && paths.size() < wanted.size(); from += BATCH) {
      int start = from;
      workers.map(Math.min(BATCH, samples - from), i -> paths(search.apply(start + i), size, share, wanted, paths))
          .forEach(paths::putAll);
    }
    return paths;
  }

  /** The paths of those conjunctions of a sample that are wanted and not known. */
  private static Long2ObjectMap<FeaturePath> paths(CandidateSearch search, int size, CandidateSearch.Share share,
      Long2IntMap wanted, Long2ObjectMap<FeaturePath> known) {
    Long2ObjectMap<FeaturePath> paths = new Long2ObjectOpenHashMap<>();
    search.search(size, false, share, (key, side) -> {
      long name = SignedKeys.name(key);
      if (wanted.containsKey(name) && !known.containsKey(name)) {
        paths.computeIfAbsent(name, n -> search.path());
      }
    });
    return paths;
  }
}
