package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import it.unimi.dsi.fastutil.longs.LongLists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import org.kerndep.rerank.FeaturePath;
import org.kerndep.run.Workers;

/**
 * Counts in how many samples the oracle has a conjunction more often than the prediction, and the reverse. A sample
 * counts once, so that a conjunction is never more frequent than its parts, and those with a rare part are not looked
 * at. Filters keep rare ones out of memory, then the others are counted exactly: what is found does not depend on the
 * filters. One thread at a time.
 */
final class CandidateCounts {

  /** So many samples are searched together; the number of threads must not change it. */
  private static final int BATCH = 8;

  /** A conjunction and by how much more samples the oracle has it. */
  record Found(FeaturePath path, int surplus) {}

  /** The keys of a sample: all, those the oracle has more often, and those the prediction has more often. */
  private record Keys(long[] all, long[] plus, long[] minus) {}

  private final int order;
  /** Conjunctions of fewer samples are of no interest. */
  private final int least;
  private final MiningFilters filters;
  private final Workers workers;

  CandidateCounts(int order, int least, MiningFilters filters, Workers workers) {
    this.order = order;
    this.least = least;
    this.filters = filters;
    this.workers = workers;
  }

  /**
   * The conjunctions of at most the greatest order whose surplus or lack is at least the least, by ascending order of
   * their paths.
   *
   * @param samples makes a search of each
   */
  List<Found> count(int samples, IntFunction<CandidateSearch> search) {
    List<Found> found = new ArrayList<>();
    filters.frontier().clear();
    int frontierLeast = Math.min(least, SpectralBloomFilter.MOST);
    CandidateSearch.Frontier frontier = key -> filters.frontier().count(key) >= frontierLeast;
    for (int size = 1; size <= order; size++) {
      Long2IntOpenHashMap admitted = admitted(samples, search, size, frontier);
      if (!admitted.isEmpty()) {
        found.addAll(exact(samples, search, size, frontier, admitted));
      }
    }
    found.sort((one, other) -> one.path.compareTo(other.path));
    return found;
  }

  /** Numbers of those that may be frequent enough. */
  private Long2IntOpenHashMap admitted(int samples, IntFunction<CandidateSearch> search, int size,
      CandidateSearch.Frontier frontier) {
    int before = Math.min(least - 1, SpectralBloomFilter.MOST);
    Long2IntOpenHashMap admitted = new Long2IntOpenHashMap();
    admitted.defaultReturnValue(-1);
    filters.plus().clear();
    filters.minus().clear();
    for (int from = 0; from < samples; from += BATCH) {
      int start = from;
      for (Keys keys : workers.map(Math.min(BATCH, samples - from),
          i -> keys(search.apply(start + i), size, frontier))) {
        for (long key : keys.all) {
          filters.frontier().add(key);
        }
        add(keys.plus, filters.plus(), before, admitted);
        add(keys.minus, filters.minus(), before, admitted);
      }
    }
    return admitted;
  }

  private static void add(long[] keys, SpectralBloomFilter filter, int before, Long2IntOpenHashMap admitted) {
    for (long key : keys) {
      if (filter.add(key) >= before) {
        admitted.putIfAbsent(key, admitted.size());
      }
    }
  }

  private Keys keys(CandidateSearch search, int size, CandidateSearch.Frontier frontier) {
    boolean needsAll = size < order;
    LongArrayList all = new LongArrayList();
    LongArrayList plus = new LongArrayList();
    LongArrayList minus = new LongArrayList();
    search.search(size, needsAll, frontier, (key, sign) -> {
      if (needsAll) {
        all.add(key);
      }
      if (sign != 0) {
        (sign > 0 ? plus : minus).add(key);
      }
    });
    // In place, because the keys of a long sentence are many millions.
    Arrays.sort(all.elements(), 0, all.size());
    Arrays.sort(plus.elements(), 0, plus.size());
    Arrays.sort(minus.elements(), 0, minus.size());
    return new Keys(moreIn(all, LongLists.EMPTY_LIST), moreIn(plus, minus), moreIn(minus, plus));
  }

  /** The distinct keys that occur more often in one than in the other, both sorted. */
  private static long[] moreIn(LongList keys, LongList others) {
    LongArrayList more = new LongArrayList();
    int other = 0;
    for (int i = 0; i < keys.size(); ) {
      long key = keys.getLong(i);
      int surplus = 0;
      for (; i < keys.size() && keys.getLong(i) == key; i++) {
        surplus++;
      }
      while (other < others.size() && others.getLong(other) < key) {
        other++;
      }
      for (; other < others.size() && others.getLong(other) == key; other++) {
        surplus--;
      }
      if (surplus > 0) {
        more.add(key);
      }
    }
    return more.toLongArray();
  }

  private List<Found> exact(int samples, IntFunction<CandidateSearch> search, int size,
      CandidateSearch.Frontier frontier, Long2IntOpenHashMap admitted) {
    int[] surpluses = new int[admitted.size()];
    for (int from = 0; from < samples; from += BATCH) {
      int start = from;
      for (int[] changes : workers.map(Math.min(BATCH, samples - from),
          i -> changes(search.apply(start + i), size, frontier, admitted))) {
        for (int change : changes) {
          surpluses[change < 0 ? ~change : change] += change < 0 ? -1 : 1;
        }
      }
    }
    admitted.values().removeIf(number -> Math.abs(surpluses[number]) < least);
    AtomicReferenceArray<FeaturePath> paths = paths(samples, search, size, frontier, admitted, surpluses.length);
    List<Found> found = new ArrayList<>();
    admitted.values().forEach(number -> found.add(new Found(paths.get(number), surpluses[number])));
    return found;
  }

  /** The paths of some conjunctions by their numbers, looked for last because most of those that are counted are rare. */
  private AtomicReferenceArray<FeaturePath> paths(int samples, IntFunction<CandidateSearch> search, int size,
      CandidateSearch.Frontier frontier, Long2IntOpenHashMap wanted, int numbers) {
    AtomicReferenceArray<FeaturePath> paths = new AtomicReferenceArray<>(numbers);
    int missing = wanted.size();
    for (int from = 0; from < samples && missing > 0; from += BATCH) {
      int start = from;
      missing -= workers.map(Math.min(BATCH, samples - from),
          i -> find(search.apply(start + i), size, frontier, wanted, paths)).stream().mapToInt(found -> found).sum();
    }
    return paths;
  }

  /** How many paths were found that are new. */
  private static int find(CandidateSearch search, int size, CandidateSearch.Frontier frontier,
      Long2IntOpenHashMap wanted, AtomicReferenceArray<FeaturePath> paths) {
    int[] found = {0};
    search.search(size, false, frontier, (key, sign) -> {
      int number = wanted.get(key);
      if (number >= 0 && paths.get(number) == null && paths.compareAndSet(number, null, search.path())) {
        found[0]++;
      }
    });
    return found[0];
  }

  /** The numbers of what the oracle has more often, and the complements of those of what the prediction has. */
  private static int[] changes(CandidateSearch search, int size, CandidateSearch.Frontier frontier,
      Long2IntOpenHashMap admitted) {
    Int2IntOpenHashMap surplus = new Int2IntOpenHashMap();
    search.search(size, false, frontier, (key, sign) -> {
      int number = admitted.get(key);
      if (number >= 0) {
        surplus.addTo(number, sign);
      }
    });
    IntArrayList changes = new IntArrayList();
    for (Int2IntMap.Entry entry : surplus.int2IntEntrySet()) {
      if (entry.getIntValue() != 0) {
        changes.add(entry.getIntValue() > 0 ? entry.getIntKey() : ~entry.getIntKey());
      }
    }
    return changes.toIntArray();
  }
}
