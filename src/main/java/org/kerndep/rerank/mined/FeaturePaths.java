package org.kerndep.rerank.mined;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;
import java.util.stream.IntStream;

/** Many mined features in little memory: no objects, but four bytes for each arc and each feature. Immutable. */
public final class FeaturePaths extends AbstractList<FeaturePath> implements RandomAccess {

  private final int[] edges;
  /** By feature: where its edges begin; where the last one ends. */
  private final int[] starts;

  private FeaturePaths(int[] edges, int[] starts) {
    this.edges = edges;
    this.starts = starts;
  }

  /** The same features. */
  public static FeaturePaths copyOf(List<FeaturePath> paths) {
    if (paths instanceof FeaturePaths same) {
      return same;
    }
    Builder builder = new Builder();
    paths.forEach(builder::add);
    return builder.build();
  }

  @Override
  public FeaturePath get(int index) {
    return new FeaturePath(Arrays.copyOfRange(edges, starts[index], starts[index + 1]));
  }

  @Override
  public int size() {
    return starts.length - 1;
  }

  private int compare(int one, int other) {
    return Arrays.compare(edges, starts[one], starts[one + 1], edges, starts[other], starts[other + 1]);
  }

  /** The places of the features by ascending order of these. */
  public int[] order() {
    int[] order = IntStream.range(0, size()).toArray();
    IntArrays.quickSort(order, this::compare);
    return order;
  }

  /** The place of a feature if they are in ascending order; negative if it is not there. */
  public int find(FeaturePath path) {
    return Collections.binarySearch(this, path);
  }

  /** Those at some places. */
  public FeaturePaths at(int[] places) {
    Builder builder = new Builder();
    for (int place : places) {
      builder.add(get(place));
    }
    return builder.build();
  }

  /** Collects features. */
  public static final class Builder {

    private final IntArrayList edges = new IntArrayList();
    private final IntArrayList starts = new IntArrayList(new int[] {0});

    /** Adds a feature behind the others. */
    public Builder add(FeaturePath path) {
      for (int arc = 0; arc < path.order(); arc++) {
        edges.add(path.edge(arc));
      }
      starts.add(edges.size());
      return this;
    }

    public FeaturePaths build() {
      return new FeaturePaths(edges.toIntArray(), starts.toIntArray());
    }
  }
}
