package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.rerank.mined.ListArcs;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.run.Workers;

/**
 * The features of arcs that enough lists have, numbered, and the arcs of the lists with their features. Immutable;
 * share freely.
 */
final class ArcDictionary {

  private static final int BATCH = 256;

  private final BasicArcFeatures features;
  private final WordKnowledge knowledge;
  private final List<ListArcs> arcs;
  /** By list and arc. */
  private final List<int[][]> basics = new ArrayList<>();
  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  /** By feature: a list that has it, and the arc there. */
  private final IntArrayList listOf = new IntArrayList();
  private final IntArrayList arcOf = new IntArrayList();

  /**
   * The features of examples.
   *
   * @param least features of fewer lists are left out; some of these are kept by mistake
   * @param filter any, which is cleared
   */
  ArcDictionary(List<MiningExample> examples, BasicArcFeatures features, WordKnowledge knowledge, int least,
      SpectralBloomFilter filter, Workers workers) {
    this.features = features;
    this.knowledge = knowledge;
    this.arcs = workers.map(examples.size(), i -> new ListArcs(examples.get(i).list(), features.labelled()));
    this.numbers.defaultReturnValue(-1);
    LongOpenHashSet frequent = frequent(least, filter, workers);
    for (int from = 0; from < arcs.size(); from += BATCH) {
      int start = from;
      List<long[][]> keys =
          workers.map(Math.min(BATCH, arcs.size() - from), i -> arcs.get(start + i).keys(features, knowledge));
      for (int i = 0; i < keys.size(); i++) {
        addList(start + i, keys.get(i), frequent);
      }
    }
  }

  private LongOpenHashSet frequent(int least, SpectralBloomFilter filter, Workers workers) {
    int before = Math.min(least - 1, SpectralBloomFilter.MOST);
    LongOpenHashSet frequent = new LongOpenHashSet();
    filter.clear();
    for (int from = 0; from < arcs.size(); from += BATCH) {
      int start = from;
      List<long[]> keys = workers.map(Math.min(BATCH, arcs.size() - from), i -> distinctKeys(arcs.get(start + i)));
      for (long[] own : keys) {
        for (long key : own) {
          if (filter.add(key) >= before) {
            frequent.add(key);
          }
        }
      }
    }
    filter.clear();
    return frequent;
  }

  private long[] distinctKeys(ListArcs list) {
    LongOpenHashSet distinct = new LongOpenHashSet();
    for (long[] keys : list.keys(features, knowledge)) {
      for (long key : keys) {
        distinct.add(key);
      }
    }
    return distinct.toLongArray();
  }

  private void addList(int list, long[][] keys, LongOpenHashSet frequent) {
    int[][] own = new int[keys.length][];
    for (int arc = 0; arc < keys.length; arc++) {
      for (long key : keys[arc]) {
        if (frequent.contains(key) && !numbers.containsKey(key)) {
          numbers.put(key, numbers.size());
          listOf.add(list);
          arcOf.add(arc);
        }
      }
      own[arc] = MinedFeatures.known(keys[arc], numbers);
    }
    basics.add(own);
  }

  /** How many features there are. */
  int size() {
    return numbers.size();
  }

  ListArcs arcs(int list) {
    return arcs.get(list);
  }

  /** By arc of a list: the numbers of its features, ascending. */
  int[][] basics(int list) {
    return basics.get(list);
  }

  /** A feature as text. */
  String text(int basic) {
    return arcs.get(listOf.getInt(basic)).texts(arcOf.getInt(basic), features, knowledge).stream()
        .filter(text -> numbers.get(BasicArcFeatures.key(text)) == basic).findFirst().orElseThrow();
  }
}
