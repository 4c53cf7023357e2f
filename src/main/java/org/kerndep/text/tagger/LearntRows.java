package org.kerndep.text.tagger;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.kerndep.text.classifier.EventWeights;

/**
 * Weights while they are learnt: a row for each feature, in it a weight for each tag that the feature was seen with.
 * First features are added, then the rows are frozen. One thread.
 */
final class LearntRows {

  private static final int NO_ROW = -1;

  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  private final LongArrayList keys = new LongArrayList();
  /** Rows and tags as they were added, the row in the upper half. */
  private LongArrayList seen = new LongArrayList();
  private int[] starts;
  private int[] tags;
  private float[] weights;

  LearntRows() {
    numbers.defaultReturnValue(NO_ROW);
  }

  void add(long key, int tag) {
    int row = numbers.get(key);
    if (row == NO_ROW) {
      row = keys.size();
      numbers.put(key, row);
      keys.add(key);
    }
    seen.add((long) row << Integer.SIZE | tag);
  }

  /** Ends the adding of features. */
  void freeze() {
    long[] pairs = seen.toLongArray();
    seen = null;
    LongArrays.radixSort(pairs);
    starts = new int[keys.size() + 1];
    IntArrayList found = new IntArrayList();
    for (int i = 0; i < pairs.length; i++) {
      if (i == 0 || pairs[i] != pairs[i - 1]) {
        found.add((int) pairs[i]);
        starts[(int) (pairs[i] >>> Integer.SIZE) + 1] = found.size();
      }
    }
    tags = found.toIntArray();
    weights = new float[tags.length];
  }

  /** The row of a feature, or one that has no weights. */
  int row(long key) {
    return numbers.get(key);
  }

  /** The rows of those features that have one. */
  int[] rows(long[] features) {
    return LongStream.of(features).mapToInt(this::row).filter(row -> row != NO_ROW).toArray();
  }

  /** Adds the weights of a row for some tags to sums. */
  void add(int row, int[] wanted, double[] sums) {
    if (row == NO_ROW) {
      return;
    }
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      for (int t = 0; t < wanted.length; t++) {
        if (wanted[t] == tags[i]) {
          sums[t] += weights[i];
          break;
        }
      }
    }
  }

  /** Adds the weights of a row to the sums of all tags. */
  void add(int row, double[] sums) {
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      sums[tags[i]] += weights[i];
    }
  }

  /** Adds to the weights of a row a multiple of what each tag is to change by. */
  void change(int row, double[] changes, double step) {
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      weights[i] += (float) (step * changes[tags[i]]);
    }
  }

  /** Adds to the weights of a row for some tags a multiple of what each is to change by. */
  void change(int row, int[] wanted, double[] changes, double step) {
    if (row == NO_ROW) {
      return;
    }
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      for (int t = 0; t < wanted.length; t++) {
        if (wanted[t] == tags[i]) {
          weights[i] += (float) (step * changes[t]);
          break;
        }
      }
    }
  }

  /** The weights by ascending keys, multiplied and rounded; those that are 0 then are left out. */
  EventWeights weights(double scale) {
    int[] byKey = IntStream.range(0, keys.size()).boxed()
        .sorted((a, b) -> Long.compare(keys.getLong(a), keys.getLong(b))).mapToInt(row -> row).toArray();
    LongArrayList kept = new LongArrayList();
    IntArrayList ends = new IntArrayList(new int[] {0});
    IntArrayList parts = new IntArrayList();
    IntArrayList values = new IntArrayList();
    for (int row : byKey) {
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        int value = (int) Math.round(weights[i] * scale * TagModel.SCALE);
        if (value != 0) {
          parts.add(tags[i]);
          values.add(value);
        }
      }
      if (parts.size() > ends.getInt(ends.size() - 1)) {
        kept.add(keys.getLong(row));
        ends.add(parts.size());
      }
    }
    return new EventWeights(kept.toLongArray(), ends.toIntArray(), parts.toIntArray(), values.toIntArray());
  }
}
