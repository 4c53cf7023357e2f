package org.kerndep.kernel;

import it.unimi.dsi.fastutil.HashCommon;
import java.util.Arrays;
import java.util.stream.LongStream;

/** An arc with its basic features, which are keys, and its label. Immutable; share freely. */
public final class FeatureArc {

  private final long[] features;
  private final int label;
  private final int hash;

  /**
   * An arc.
   *
   * @param features the keys of its features, ascending
   * @param label its number in {@link LabelNumbers}, or {@link LabelNumbers#UNKNOWN}
   */
  public FeatureArc(long[] features, int label) {
    for (int i = 1; i < features.length; i++) {
      if (features[i - 1] >= features[i]) {
        throw new IllegalArgumentException("features of an arc are not in ascending order");
      }
    }
    this.features = features.clone();
    this.label = label;
    this.hash = 31 * Arrays.hashCode(features) + label;
  }

  /** How many features it has. */
  public int size() {
    return features.length;
  }

  /** One of the features, {@code index} below {@link #size}. */
  public long feature(int index) {
    return features[index];
  }

  public int label() {
    return label;
  }

  /** The keys of its features, and of each with the label if that is known. */
  public long[] keys() {
    return label == LabelNumbers.UNKNOWN ? features.clone()
        : LongStream.of(features).flatMap(feature -> LongStream.of(feature, withLabel(feature))).toArray();
  }

  /** The key of a feature of this arc together with its label. */
  public long withLabel(long feature) {
    return HashCommon.mix(feature + 1 + label);
  }

  /** How many features two arcs share: each counts by itself, and again with the label if that is the same. */
  public int matches(FeatureArc other) {
    return weight(FeatureTree.common(features, other.features), other.label);
  }

  /** The same for a number of common features and the other's label. */
  int weight(int common, int otherLabel) {
    return label != LabelNumbers.UNKNOWN && label == otherLabel ? 2 * common : common;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FeatureArc that && hash == that.hash && label == that.label
        && Arrays.equals(features, that.features);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
