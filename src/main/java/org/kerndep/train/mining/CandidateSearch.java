package org.kerndep.train.mining;

import java.util.function.LongConsumer;

import org.kerndep.rerank.mined.FeaturePath;

/** Finds conjunctions of features of arcs in two trees of a list. Scratch of one thread. */
interface CandidateSearch {

  /** Says whether a conjunction may be a part of others. */
  interface Frontier {
    boolean contains(long key);
  }

  /** Takes what is found. */
  interface Sink {

    /**
     * A place where a conjunction occurs.
     *
     * @param key that of the conjunction
     * @param side which tree has it there: {@link #ORACLE}, {@link #PREDICTION} or {@link #BOTH}
     */
    void accept(long key, int side);
  }

  /**
   * A share of all conjunctions, those with some first features, so that not all are in memory at once.
   *
   * @param number counted from 0
   * @param count how many shares there are
   */
  record Share(int number, int count) {

    /** Whether conjunctions that begin with a feature belong to it. */
    boolean has(int up, int basic) {
      return (int) ((extend(START, up, basic) >>> Integer.SIZE) * count >>> Integer.SIZE) == number;
    }
  }

  int ORACLE = 1;
  int PREDICTION = 2;
  int BOTH = ORACLE | PREDICTION;

  /** The key of a conjunction that says nothing. */
  long START = 0x452821E638D01377L;

  /** The key of a conjunction with one feature more. */
  static long extend(long key, int up, int basic) {
    long bits = key * 0x9E3779B97F4A7C15L + ((long) up << 32 | basic);
    bits = (bits ^ bits >>> 32) * 0xD6E8FEB86659FD93L;
    bits = (bits ^ bits >>> 32) * 0xD6E8FEB86659FD93L;
    return bits ^ bits >>> 32;
  }

  /**
   * Finds all conjunctions of a share of so many features whose parts are all in the frontier: those in which the trees
   * differ, and if {@code all} those that can be parts of such ones of at most the greatest order.
   */
  void search(int order, boolean all, Share share, Sink sink);

  /**
   * Finds in the rest of the two trees, where they do not differ, the conjunctions that {@link #search} has just found
   * for the same order and share, and perhaps others.
   */
  void searchRest(int order, boolean all, Share share, LongConsumer sink);

  /** No fewer than {@link #search} finds in all shares. */
  double most(int order, boolean all);

  /** Takes note of the frontier, which is complete for so many features, before those of more are searched. */
  void notice(int order);

  /** The conjunction that was accepted last. */
  FeaturePath path();
}
