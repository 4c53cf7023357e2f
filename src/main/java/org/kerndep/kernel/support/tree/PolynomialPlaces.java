package org.kerndep.kernel.support.tree;

import it.unimi.dsi.fastutil.longs.Long2IntLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.ListFeatures;
import org.kerndep.kernel.PolynomialKernel;

/**
 * Two trees of a sentence as a polynomial kernel sees them, by the features that only one of them has. A conjunction
 * belongs in equal shares to those of its features that only the one tree has. One thread.
 */
final class PolynomialPlaces {

  /** Takes what learnt trees share with the two trees. */
  @FunctionalInterface
  interface ShareVisitor {

    /**
     * What a learnt tree shares with one of the trees, divided by the length of the tree's features if the kernel is
     * normalised; negative for the second tree.
     *
     * @param place its number as a {@link TreePlace}
     * @param feature one that only this tree has, or {@link TreeShare#NO_FEATURE}
     */
    void share(int place, long feature, int learnt, double value);
  }

  private final PolynomialKernel kernel;
  private final List<FeatureTree> trees;
  private final List<long[]> features;
  private final long[] shared;

  PolynomialPlaces(PolynomialKernel kernel, FeatureTree one, FeatureTree two) {
    this.kernel = kernel;
    this.trees = List.of(one, two);
    this.features = List.of(one.features(), two.features());
    this.shared = LongStream.of(features.get(0)).filter(key -> Arrays.binarySearch(features.get(1), key) >= 0)
        .toArray();
  }

  TreePlace place(int number) {
    return TreePlace.of(number, words());
  }

  private int words() {
    return trees.get(0).size();
  }

  /** Goes over all that both trees share with learnt trees, always in the same order. */
  void visit(FeaturePostings learnt, ShareVisitor visitor) {
    List<int[]> counts = new ArrayList<>();
    learnt.visit(ListFeatures.ofSets(List.of(shared, features.get(0), features.get(1))),
        (tree, common) -> counts.add(common.clone()));
    int[] inBoth = counts.get(0);
    double lengths = 1 / length(0) - 1 / length(1);
    for (int i = 0; i < inBoth.length; i++) {
      visitor.share(0, TreeShare.NO_FEATURE, i, kernel.power(inBoth[i]) * lengths);
    }
    for (int tree = 0; tree < trees.size(); tree++) {
      int[] own = counts.get(tree + 1);
      double factor = (tree == 0 ? 1 : -1) / length(tree);
      int of = tree;
      own(tree).forEach((key, word) -> {
        for (int i : learnt.having(key)) {
          visitor.share(TreePlace.number(of, word, words()), key, i,
              factor * (kernel.power(own[i]) - kernel.power(inBoth[i])) / (own[i] - inBoth[i]));
        }
      });
    }
  }

  private double length(int tree) {
    return kernel.length(features.get(tree).length);
  }

  /** The features that only one of the trees has, each with the first word whose arc has it. */
  private Long2IntLinkedOpenHashMap own(int tree) {
    Long2IntLinkedOpenHashMap own = new Long2IntLinkedOpenHashMap();
    for (int m = 1; m <= words(); m++) {
      for (long key : trees.get(tree).arc(m).keys()) {
        if (Arrays.binarySearch(shared, key) < 0) {
          own.putIfAbsent(key, m);
        }
      }
    }
    return own;
  }
}
