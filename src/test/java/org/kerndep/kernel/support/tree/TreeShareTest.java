package org.kerndep.kernel.support.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.DependencyTreeKernel;
import org.kerndep.kernel.ExplicitFragments;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.PolynomialKernel;

/** Shares of the differences of scores against fragments and conjunctions that are written out. */
class TreeShareTest {

  private static final double EXACT = 1e-9;
  private static final double DECAY = 0.4;

  private final SplittableRandom random = new SplittableRandom(23);

  private List<FeatureTree> trees(int count, int size) {
    List<FeatureTree> trees = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trees.add(ExplicitFragments.randomTree(random, size));
    }
    return trees;
  }

  private static FragmentSupport support(FragmentKernel kernel, List<FeatureTree> learnt, double[] coefficients) {
    ListSubtrees list = new ListSubtrees(kernel, learnt);
    double[] ofSubtrees = new double[list.dag().size()];
    for (int tree = 0; tree < learnt.size(); tree++) {
      for (int node : list.nodes(tree)) {
        ofSubtrees[node] += coefficients[tree];
      }
    }
    return new FragmentSupport(kernel, list.dag(), ofSubtrees);
  }

  @Test
  void fragmentsBelongToTheFeaturesOfTheirFirstArc() {
    for (int trial = 0; trial < 100; trial++) {
      int depth = random.nextInt(1, 4);
      FragmentKernel kernel = new DependencyTreeKernel(DECAY, depth, random.nextBoolean());
      List<FeatureTree> learnt = trees(2, 5);
      List<FeatureTree> pair = trees(2, 5);
      double[] coefficients = {0.7, -0.3};
      Map<String, Double> function = new HashMap<>();
      for (int i = 0; i < learnt.size(); i++) {
        double coefficient = coefficients[i];
        ExplicitFragments.of(learnt.get(i), DECAY, depth)
            .forEach((text, weight) -> function.merge(text, coefficient * weight, Double::sum));
      }
      FragmentSupport support = support(kernel, learnt, coefficients);
      List<TreeShare> shares = support.difference(pair.get(0), pair.get(1));
      for (TreeShare share : shares) {
        if (!share.place().equals(TreePlace.BOTH)) {
          FeatureTree tree = pair.get(share.place().tree());
          Map<String, Double> begun = ExplicitFragments.beginningWith(tree, share.place().word(), DECAY, depth)
              .entrySet().stream().filter(e -> ExplicitFragments.beginsWithFeature(e.getKey(), share.feature()))
              .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
          double length = kernel.normalised() ? Math.sqrt(kernel.product(tree, tree)) : 1;
          double expected = (share.place().tree() == 0 ? 1 : -1) * ExplicitFragments.dot(begun, function) / length;
          assertThat(share.value()).isCloseTo(expected, within(EXACT));
        }
      }
      double[] scores = support.scores(pair);
      assertThat(shares.stream().mapToDouble(TreeShare::value).sum()).isCloseTo(scores[0] - scores[1], within(EXACT));
    }
  }

  @Test
  void conjunctionsBelongToTheirOwnFeaturesInEqualShares() {
    for (int trial = 0; trial < 100; trial++) {
      PolynomialKernel kernel =
          new PolynomialKernel(random.nextInt(1, 4), random.nextDouble(0.1, 1), random.nextBoolean());
      List<FeatureTree> learnt = trees(3, 3);
      List<FeatureTree> pair = trees(2, 3);
      double[] coefficients = {0.7, -0.3, 0.2};
      PolynomialSupport support =
          new PolynomialSupport(kernel, learnt.stream().map(FeatureTree::features).toList(), coefficients);
      List<TreeShare> shares = support.difference(pair.get(0), pair.get(1));
      for (TreeShare share : shares) {
        if (!share.place().equals(TreePlace.BOTH)) {
          long[] own = pair.get(share.place().tree()).features();
          long[] other = pair.get(1 - share.place().tree()).features();
          double sum = 0;
          for (int i = 0; i < coefficients.length; i++) {
            int learntTree = i;
            long[] common = LongStream.of(own).filter(key -> has(support.features(learntTree), key)).toArray();
            sum += coefficients[i]
                * conjunctions(kernel, common, other, share.feature(), kernel.degree(), new ArrayList<>());
          }
          double length = kernel.normalised() ? Math.sqrt(kernel.power(own.length)) : 1;
          assertThat(share.value()).isCloseTo((share.place().tree() == 0 ? 1 : -1) * sum / length, within(EXACT));
        }
      }
      double[] scores = support.scores(pair);
      assertThat(shares.stream().mapToDouble(TreeShare::value).sum()).isCloseTo(scores[0] - scores[1], within(EXACT));
    }
  }

  private static boolean has(long[] features, long key) {
    return Arrays.binarySearch(features, key) >= 0;
  }

  /** What a feature has of all rows of common features, each of which may be left out. */
  private static double conjunctions(PolynomialKernel kernel, long[] common, long[] other, long feature, int rest,
      List<Long> chosen) {
    if (rest == 0) {
      List<Long> own = chosen.stream().distinct().filter(key -> !has(other, key)).toList();
      return own.contains(feature) ? 1.0 / own.size() : 0;
    }
    double sum = conjunctions(kernel, common, other, feature, rest - 1, chosen);
    for (long key : common) {
      chosen.add(key);
      sum += kernel.decay() * conjunctions(kernel, common, other, feature, rest - 1, chosen);
      chosen.remove(chosen.size() - 1);
    }
    return sum;
  }
}
