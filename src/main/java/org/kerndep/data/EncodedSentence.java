package org.kerndep.data;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;

/**
 * A sentence as vocabulary numbers. Position 0 is the root, 1 to {@link #size()} are words; positions further out answer
 * {@link Vocabulary#START} or {@link Vocabulary#END}. Immutable; share freely.
 */
public final class EncodedSentence {

  private static final int[] NO_VALUES = {};

  private final int[][] single;
  private final int[][] morph;
  /** For each single-valued layer and position: the nearest position to the left and right with the same value. */
  private final int[][] leftTwin;
  private final int[][] rightTwin;

  EncodedSentence(int[][] single, int[][] morph) {
    this.single = single;
    this.morph = morph;
    this.leftTwin = new int[single.length][];
    this.rightTwin = new int[single.length][];
    for (int layer = 0; layer < single.length; layer++) {
      if (single[layer] != null) {
        findTwins(layer);
      }
    }
  }

  private void findTwins(int layer) {
    int[] column = single[layer];
    leftTwin[layer] = new int[column.length];
    rightTwin[layer] = new int[column.length];
    Arrays.fill(rightTwin[layer], column.length);
    Int2IntOpenHashMap last = new Int2IntOpenHashMap();
    last.defaultReturnValue(-1);
    for (int position = 0; position < column.length; position++) {
      int twin = last.put(column[position], position);
      leftTwin[layer][position] = twin;
      if (twin >= 0) {
        rightTwin[layer][twin] = position;
      }
    }
  }

  /** Whether no position strictly between a word and another has the word's value in a single-valued layer. */
  public boolean isFirstFrom(Layer layer, int other, int position) {
    return other < position
        ? leftTwin[layer.ordinal()][position] <= other
        : rightTwin[layer.ordinal()][position] >= other;
  }

  /** The number of words. */
  public int size() {
    return morph.length - 1;
  }

  /** The value of a single-valued layer at any position. */
  public int value(Layer layer, int position) {
    int[] column = single[layer.ordinal()];
    if (position < 0) {
      return Vocabulary.START;
    }
    return position < column.length ? column[position] : Vocabulary.END;
  }

  /** How many morphological features the word at any position has. */
  public int morphCount(int position) {
    return morphOf(position).length;
  }

  /** One morphological feature of a word, {@code index} below {@link #morphCount}. */
  public int morph(int position, int index) {
    return morphOf(position)[index];
  }

  private int[] morphOf(int position) {
    return position < 0 || position >= morph.length ? NO_VALUES : morph[position];
  }
}
