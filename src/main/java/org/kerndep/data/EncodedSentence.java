package org.kerndep.data;

/**
 * A sentence as vocabulary numbers. Position 0 is the root, 1 to {@link #size()} are words; positions further out answer
 * {@link Vocabulary#START} or {@link Vocabulary#END}. Immutable; share freely.
 */
public final class EncodedSentence {

  private static final int[] NO_VALUES = {};

  private final int[][] single;
  private final int[][] morph;

  EncodedSentence(int[][] single, int[][] morph) {
    this.single = single;
    this.morph = morph;
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
