package org.kerndep.data;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A sentence as vocabulary numbers. Position 0 is the root, 1 to {@link #size()} are words; positions further out
 * answer {@link Vocabulary#START} or {@link Vocabulary#END}. Hot loops name a layer by its {@linkplain #place place}.
 *
 * <p>It may be one of several variants, which have the same words with different tags. Each knows the first of them and
 * where it has other values, so that what is computed from values that both have can be taken over. Immutable; share
 * freely.
 */
public final class EncodedSentence {

  private static final int[] NO_VALUES = {};

  private final List<Layer> layers;
  /** By the place of the layer: values by position, null if a word can have many. */
  private final int[][] single;
  /** By the place of the layer: all values by position, null if a word has at most one. */
  private final int[][][] multi;
  /** For each single-valued layer and position: the nearest position to the left and right with the same value. */
  private final int[][] leftTwin;
  private final int[][] rightTwin;
  /** The first variant, which may be this one; null if there are no variants. */
  private final EncodedSentence first;
  /** For each position: how many before it have other values than in the first variant. */
  private final int[] changesBefore;

  EncodedSentence(List<Layer> layers, int[][] single, int[][][] multi) {
    this.layers = layers;
    this.single = single;
    this.multi = multi;
    this.first = null;
    this.changesBefore = null;
    this.leftTwin = new int[single.length][];
    this.rightTwin = new int[single.length][];
    for (int place = 0; place < single.length; place++) {
      if (single[place] != null) {
        findTwins(place);
      }
    }
  }

  private EncodedSentence(EncodedSentence values, EncodedSentence first) {
    this.layers = values.layers;
    this.single = values.single;
    this.multi = values.multi;
    this.leftTwin = values.leftTwin;
    this.rightTwin = values.rightTwin;
    this.first = first == null ? this : first;
    this.changesBefore = new int[size() + 2];
    for (int position = 0; position <= size(); position++) {
      changesBefore[position + 1] = changesBefore[position] + (hasValuesOf(this.first, position) ? 0 : 1);
    }
  }

  private boolean hasValuesOf(EncodedSentence other, int position) {
    for (int place = 0; place < single.length; place++) {
      if (single[place] != null ? single[place][position] != other.single[place][position]
          : !Arrays.equals(multi[place][position], other.multi[place][position])) {
        return false;
      }
    }
    return true;
  }

  /** Sentences of the same number of words as variants of the first of them. */
  static List<EncodedSentence> variants(List<EncodedSentence> sentences) {
    List<EncodedSentence> variants = new ArrayList<>();
    for (EncodedSentence sentence : sentences) {
      variants.add(new EncodedSentence(sentence, variants.isEmpty() ? null : variants.get(0)));
    }
    return variants;
  }

  /** Whether it is the first of several variants. */
  public boolean isFirstVariant() {
    return first == this;
  }

  /** Whether it is a variant of another sentence, which comes first. */
  public boolean isVariantOf(EncodedSentence other) {
    return first == other && first != null && first != this;
  }

  /** Whether the positions from one to another all have the values of the first variant. */
  public boolean isAsInFirst(int from, int to) {
    return changesBefore[Math.min(to, size()) + 1] == changesBefore[Math.max(from, 0)];
  }

  private void findTwins(int place) {
    int[] column = single[place];
    leftTwin[place] = new int[column.length];
    rightTwin[place] = new int[column.length];
    Arrays.fill(rightTwin[place], column.length);
    Int2IntOpenHashMap last = new Int2IntOpenHashMap();
    last.defaultReturnValue(-1);
    for (int position = 0; position < column.length; position++) {
      int twin = last.put(column[position], position);
      leftTwin[place][position] = twin;
      if (twin >= 0) {
        rightTwin[place][twin] = position;
      }
    }
  }

  /** The number of words. */
  public int size() {
    return single[0].length - 1;
  }

  /** The layers of its vocabulary; the same object for all sentences of one vocabulary. */
  public List<Layer> layers() {
    return layers;
  }

  /** The place of a layer among {@link #layers}. */
  public int place(Layer layer) {
    return layer.placeIn(layers);
  }

  /** The value of a single-valued layer at any position. */
  public int value(Layer layer, int position) {
    return value(place(layer), position);
  }

  /** The value of the single-valued layer at a place, at any position. */
  public int value(int place, int position) {
    int[] column = single[place];
    if (position < 0) {
      return Vocabulary.START;
    }
    return position < column.length ? column[position] : Vocabulary.END;
  }

  /**
   * Whether no position strictly between a word and another has the word's value in the single-valued layer at a place.
   */
  public boolean isFirstFrom(int place, int other, int position) {
    return other < position ? leftTwin[place][position] <= other : rightTwin[place][position] >= other;
  }

  /** How many values the word at any position has in the multi-valued layer at a place. */
  public int count(int place, int position) {
    return valuesOf(place, position).length;
  }

  /** One of these values, {@code index} below {@link #count}. */
  public int value(int place, int position, int index) {
    return valuesOf(place, position)[index];
  }

  private int[] valuesOf(int place, int position) {
    int[][] column = multi[place];
    return position < 0 || position >= column.length ? NO_VALUES : column[position];
  }
}
