package org.kerndep.decode.chart;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Chart items in the order they were added, each a kind and two numbers that its grammar understands. */
final class ItemTable {

  private final IntArrayList kinds = new IntArrayList();
  private final IntArrayList firsts = new IntArrayList();
  private final IntArrayList seconds = new IntArrayList();

  /** Adds an item and gives its number. */
  int add(int kind, int first, int second) {
    kinds.add(kind);
    firsts.add(first);
    seconds.add(second);
    return kinds.size() - 1;
  }

  int size() {
    return kinds.size();
  }

  int kind(int item) {
    return kinds.getInt(item);
  }

  int first(int item) {
    return firsts.getInt(item);
  }

  int second(int item) {
    return seconds.getInt(item);
  }
}
