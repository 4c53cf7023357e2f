package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.longs.Long2IntMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.run.Workers;

/**
 * Keys that were seen for or against something, to be counted exactly. They are put into buckets by their first bits,
 * so that those that are counted together fit into the cache. The last bit of a key is not looked at. One thread.
 */
final class SignedKeys {

  private static final int BUCKET_BITS = 8;

  private final List<LongArrayList> buckets =
      IntStream.range(0, 1 << BUCKET_BITS).mapToObj(bucket -> new LongArrayList()).toList();

  /** A key without its last bit. */
  static long name(long key) {
    return key >>> 1;
  }

  /** Adds a key, once for or against. */
  void add(long key, boolean isFor) {
    buckets.get((int) (key >>> Long.SIZE - BUCKET_BITS)).add(isFor ? key | 1 : key & ~1L);
  }

  /** The names of keys that were seen so many times more often for than against, or the reverse, and by how much. */
  Long2IntMap surpluses(int least, Workers workers) {
    List<Long2IntMap> found = workers.map(buckets.size(), bucket -> surpluses(buckets.get(bucket), least));
    Long2IntMap all = new Long2IntOpenHashMap(found.stream().mapToInt(Long2IntMap::size).sum());
    found.forEach(all::putAll);
    return all;
  }

  private static Long2IntMap surpluses(LongArrayList bucket, int least) {
    Long2IntOpenHashMap surpluses = new Long2IntOpenHashMap(bucket.size());
    for (int i = 0; i < bucket.size(); i++) {
      long key = bucket.getLong(i);
      surpluses.addTo(name(key), (key & 1) == 1 ? 1 : -1);
    }
    Long2IntOpenHashMap found = new Long2IntOpenHashMap();
    for (Long2IntMap.Entry entry : surpluses.long2IntEntrySet()) {
      if (Math.abs(entry.getIntValue()) >= least) {
        found.put(entry.getLongKey(), entry.getIntValue());
      }
    }
    return found;
  }

  /** Forgets all keys, but keeps the memory for others. */
  void clear() {
    buckets.forEach(LongArrayList::clear);
  }

  /** Forgets all keys and gives their memory back. */
  void release() {
    clear();
    buckets.forEach(LongArrayList::trim);
  }
}
