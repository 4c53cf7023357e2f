package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Events with their features and outcomes numbered in the order of their first occurrence. One thread. */
final class EventTable {

  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  private final LongArrayList keys = new LongArrayList();
  private final Map<String, Integer> outcomeNumbers = new HashMap<>();
  private final List<String> outcomes = new ArrayList<>();
  private final List<int[]> events = new ArrayList<>();
  private final IntArrayList chosen = new IntArrayList();

  EventTable() {
    numbers.defaultReturnValue(-1);
  }

  void add(Event event) {
    int[] features = new int[event.features().length];
    for (int i = 0; i < features.length; i++) {
      features[i] = number(event.features()[i]);
    }
    events.add(features);
    chosen.add((int) outcomeNumbers.computeIfAbsent(event.outcome(), outcome -> {
      outcomes.add(outcome);
      return outcomes.size() - 1;
    }));
  }

  private int number(long key) {
    int number = numbers.get(key);
    if (number < 0) {
      number = keys.size();
      numbers.put(key, number);
      keys.add(key);
    }
    return number;
  }

  int size() {
    return events.size();
  }

  /** How many features there are. */
  int features() {
    return keys.size();
  }

  /** The key of each feature. */
  long[] keys() {
    return keys.toLongArray();
  }

  List<String> outcomes() {
    return outcomes;
  }

  /** The features of an event. */
  int[] event(int number) {
    return events.get(number);
  }

  int outcome(int number) {
    return chosen.getInt(number);
  }
}
