package org.kerndep.rerank.mined;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.KBestList;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;

/** Features that were mined: conjunctions of features of arcs, known by their texts. Immutable; share freely. */
public final class MinedFeatures {

  private static final int UNKNOWN = -1;

  private final BasicArcFeatures arcs;
  private final WordKnowledge knowledge;
  private final MiningSpace space;
  private final FeatureCount count;
  private final List<String> basics;
  private final FeaturePaths paths;
  private final Long2IntOpenHashMap numbers;
  private final FeatureTrie trie;

  /**
   * Features.
   *
   * @param arcs what there is of features of arcs
   * @param knowledge what is known of words
   * @param count what a tree has of a conjunction that occurs several times
   * @param basics those that conjunctions have, all different
   * @param paths the conjunctions by the places of their features among these, all different
   */
  public MinedFeatures(BasicArcFeatures arcs, WordKnowledge knowledge, MiningSpace space, FeatureCount count,
      List<String> basics, FeaturePaths paths) {
    this.arcs = arcs;
    this.knowledge = knowledge;
    this.space = space;
    this.count = count;
    this.basics = List.copyOf(basics);
    this.paths = paths;
    this.numbers = new Long2IntOpenHashMap(basics.size());
    numbers.defaultReturnValue(UNKNOWN);
    for (int i = 0; i < basics.size(); i++) {
      if (numbers.put(BasicArcFeatures.key(basics.get(i)), i) != UNKNOWN) {
        throw new IllegalArgumentException("a feature of arcs occurs twice: " + basics.get(i));
      }
    }
    for (FeaturePath path : paths) {
      for (int arc = 0; arc < path.order(); arc++) {
        if (path.basic(arc) >= basics.size()) {
          throw new IllegalArgumentException("a mined feature of unknown features of arcs: " + path);
        }
      }
    }
    this.trie = new FeatureTrie(space, paths);
  }

  public BasicArcFeatures arcs() {
    return arcs;
  }

  public MiningSpace space() {
    return space;
  }

  public FeatureCount count() {
    return count;
  }

  /** The features of arcs that conjunctions have. */
  public List<String> basics() {
    return basics;
  }

  /** The conjunctions; a feature's number is its place. */
  public FeaturePaths paths() {
    return paths;
  }

  /** How many there are. */
  public int size() {
    return paths.size();
  }

  /** A feature in words. */
  public String text(int feature) {
    return paths.get(feature).toString(space, basics);
  }

  /** How many different features there are if their values are left out. */
  public long templateCount() {
    List<String> templates = basics.stream().map(basic -> basic.replaceAll("=\\S*", "")).toList();
    return paths.stream().map(path -> path.toString(space, templates)).distinct().count();
  }

  /** The features that a list's trees have. */
  public MinedList of(KBestList list) {
    ListArcs own = new ListArcs(list, arcs.labelled());
    int[][] known = Arrays.stream(own.keys(arcs, knowledge))
        .map(keys -> known(keys, numbers)).toArray(int[][]::new);
    return trie.of(own, known, count);
  }

  /** The numbers of those keys that have one, ascending. */
  public static int[] known(long[] keys, Long2IntOpenHashMap numbers) {
    return Arrays.stream(keys).mapToInt(numbers::get).filter(number -> number >= 0).sorted().toArray();
  }

  /** Some of the features, in ascending order, with those features of arcs that they have. */
  public MinedFeatures restrictedTo(int[] chosen) {
    IntSet used = new IntOpenHashSet();
    for (int feature : chosen) {
      FeaturePath path = paths.get(feature);
      IntStream.range(0, path.order()).forEach(arc -> used.add(path.basic(arc)));
    }
    IntArrayList kept = new IntArrayList(used);
    kept.sort(null);
    int[] places = new int[basics.size()];
    for (int i = 0; i < kept.size(); i++) {
      places[kept.getInt(i)] = i;
    }
    FeaturePaths.Builder renumbered = new FeaturePaths.Builder();
    for (int feature : chosen) {
      renumbered.add(paths.get(feature).renumbered(places));
    }
    return new MinedFeatures(arcs, knowledge, space, count,
        kept.intStream().mapToObj(basics::get).toList(), renumbered.build());
  }
}
