package org.kerndep.rerank.mined;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToDoubleFunction;
import org.kerndep.feature.SparseVector;

/**
 * The mined features of a list's trees: those of each group, and the groups of each tree. A group is a fragment, which
 * several trees have, or all of a tree. Immutable; share freely.
 */
public final class MinedList {

  /** Places of features that no group had yet, and that only one has. */
  private static final int UNKNOWN = -2;
  private static final int ALONE = -1;

  /** By group: the features that count for each group. */
  private final int[][] own;
  /** By group: the places of its features that count once for a tree, however many of the tree's groups have them. */
  private final int[][] shared;
  /** By place. */
  private final int[] sharedFeatures;
  /** By tree. */
  private final int[][] groups;

  /**
   * The features of a list.
   *
   * @param features by group, each once
   * @param groups by tree, each once
   * @param count what a tree has of a feature of several of its groups
   */
  MinedList(int[][] features, int[][] groups, FeatureCount count) {
    this.groups = groups;
    if (count == FeatureCount.OCCURRENCES) {
      this.own = features;
      this.shared = new int[features.length][0];
      this.sharedFeatures = new int[0];
      return;
    }
    this.own = new int[features.length][];
    this.shared = new int[features.length][];
    Int2IntOpenHashMap places = new Int2IntOpenHashMap(Arrays.stream(features).mapToInt(some -> some.length).sum());
    places.defaultReturnValue(UNKNOWN);
    IntArrayList several = new IntArrayList();
    for (int[] some : features) {
      for (int feature : some) {
        if (places.putIfAbsent(feature, ALONE) == ALONE) {
          places.put(feature, several.size());
          several.add(feature);
        }
      }
    }
    this.sharedFeatures = several.toIntArray();
    for (int group = 0; group < features.length; group++) {
      split(group, features[group], places);
    }
  }

  private void split(int group, int[] features, Int2IntOpenHashMap places) {
    int[] alone = new int[features.length];
    int[] others = new int[features.length];
    int first = 0;
    int second = 0;
    for (int feature : features) {
      int place = places.get(feature);
      if (place == ALONE) {
        alone[first++] = feature;
      } else {
        others[second++] = place;
      }
    }
    own[group] = Arrays.copyOf(alone, first);
    shared[group] = Arrays.copyOf(others, second);
  }

  /** What weights of the features give the trees. */
  public double[] scores(IntToDoubleFunction weights) {
    double[] sums = new double[own.length];
    for (int group = 0; group < sums.length; group++) {
      for (int feature : own[group]) {
        sums[group] += weights.applyAsDouble(feature);
      }
    }
    double[] ofShared = Arrays.stream(sharedFeatures).mapToDouble(weights).toArray();
    double[] scores = new double[groups.length];
    for (int tree = 0; tree < scores.length; tree++) {
      for (int group : groups[tree]) {
        scores[tree] += sums[group];
      }
      BitSet has = shared(tree);
      for (int place = has.nextSetBit(0); place >= 0; place = has.nextSetBit(place + 1)) {
        scores[tree] += ofShared[place];
      }
    }
    return scores;
  }

  /** The places of the features that a tree has from one of its groups or from several. */
  private BitSet shared(int tree) {
    BitSet places = new BitSet(sharedFeatures.length);
    for (int group : groups[tree]) {
      for (int place : shared[group]) {
        places.set(place);
      }
    }
    return places;
  }

  /** The features of one tree minus those of another. */
  public SparseVector difference(int tree, int other) {
    int[] surplus = new int[own.length];
    for (int group : groups[tree]) {
      surplus[group]++;
    }
    for (int group : groups[other]) {
      surplus[group]--;
    }
    SparseVector.Builder difference = new SparseVector.Builder();
    for (int group = 0; group < surplus.length; group++) {
      if (surplus[group] != 0) {
        for (int feature : own[group]) {
          difference.add(feature, surplus[group]);
        }
      }
    }
    BitSet ofTree = shared(tree);
    BitSet ofOther = shared(other);
    for (int place = 0; place < sharedFeatures.length; place++) {
      if (ofTree.get(place) != ofOther.get(place)) {
        difference.add(sharedFeatures[place], ofTree.get(place) ? 1 : -1);
      }
    }
    return difference.build();
  }
}
