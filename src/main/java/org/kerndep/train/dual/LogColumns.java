package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/** The entries of a {@link SupportLog} of one shape, in columns that grow. Arrays are live; one thread writes. */
final class LogColumns {

  private final IntArrayList[] words = {new IntArrayList(), new IntArrayList(), new IntArrayList()};
  private final IntArrayList[] arcs = {new IntArrayList(), new IntArrayList()};
  private final DoubleArrayList coefficients = new DoubleArrayList();
  private final DoubleArrayList timed = new DoubleArrayList();
  /** Where the entries of each update begin. */
  private final IntArrayList starts = new IntArrayList();

  int size() {
    return coefficients.size();
  }

  /** The entries that follow belong to the next update. */
  void begin() {
    starts.add(size());
  }

  /** The first entry of an update, counted from 0, or the end. */
  int start(int update) {
    return update < starts.size() ? starts.getInt(update) : size();
  }

  /** A word of the next entry. */
  void addWord(int slot, int token) {
    words[slot].add(token);
  }

  /** An arc of the next entry. */
  void addArc(int slot, int arc) {
    arcs[slot].add(arc);
  }

  /** Completes an entry with its coefficient and the time of its update. */
  void complete(double coefficient, long time) {
    coefficients.add(coefficient);
    timed.add(time * coefficient);
  }

  int[] words(int slot) {
    return words[slot].elements();
  }

  int[] arcs(int slot) {
    return arcs[slot].elements();
  }

  double[] coefficients() {
    return coefficients.elements();
  }

  /** Coefficients times the time of their updates. */
  double[] timed() {
    return timed.elements();
  }
}
