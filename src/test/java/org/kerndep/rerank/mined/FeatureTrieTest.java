package org.kerndep.rerank.mined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.feature.SparseVector;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.RandomTrees;

/** A trie finds the features that all fragments of the trees have. */
class FeatureTrieTest {

  private static final int ORDER = 3;
  /** Enough that some nodes have many children. */
  private static final int BASICS = 15;

  private final Random random = new Random(3);

  @ParameterizedTest
  @EnumSource
  void findsAllFeaturesOfFragments(FeatureCount count) {
    for (int round = 0; round < 30; round++) {
      KBestList list = list(7);
      ListArcs arcs = new ListArcs(list, false);
      int[][] basics = IntStream.range(0, arcs.size()).mapToObj(arc -> basics()).toArray(int[][]::new);
      Set<FeaturePath> all = new HashSet<>();
      for (int tree = 0; tree < list.size(); tree++) {
        visit(arcs, tree, basics, all::add);
      }
      List<FeaturePath> known = all.stream().filter(path -> random.nextInt(3) == 0).toList();
      Map<FeaturePath, Integer> numbers = new HashMap<>();
      known.forEach(path -> numbers.put(path, numbers.size()));
      MinedList mined = new FeatureTrie(MiningSpace.TREE, FeaturePaths.copyOf(known)).of(arcs, basics, count);
      double[] scores = mined.scores(FeatureTrieTest::weight);
      for (int tree = 0; tree < list.size(); tree++) {
        Map<Integer, Integer> expected = expected(arcs, tree, basics, numbers, count);
        assertThat(scores[tree])
            .isCloseTo(expected.entrySet().stream().mapToDouble(e -> e.getValue() * weight(e.getKey())).sum(),
                within(1e-9));
        expected(arcs, 0, basics, numbers, count).forEach((feature, n) -> expected.merge(feature, -n, Integer::sum));
        expected.values().removeIf(difference -> difference == 0);
        SparseVector difference = mined.difference(tree, 0);
        Map<Integer, Integer> found = new HashMap<>();
        IntStream.range(0, difference.size()).filter(i -> difference.value(i) != 0)
            .forEach(i -> found.put(difference.index(i), (int) difference.value(i)));
        assertThat(found).isEqualTo(expected);
      }
    }
  }

  private static Map<Integer, Integer> expected(ListArcs arcs, int tree, int[][] basics,
      Map<FeaturePath, Integer> numbers, FeatureCount count) {
    Map<Integer, Integer> expected = new HashMap<>();
    visit(arcs, tree, basics, path -> {
      if (numbers.containsKey(path)) {
        expected.merge(numbers.get(path), 1, (n, one) -> count == FeatureCount.PRESENCE ? 1 : n + one);
      }
    });
    return expected;
  }

  @Test
  void refusesAFeatureThatOccursTwice() {
    FeaturePath path = FeaturePath.of(new int[] {0, 1}, new int[] {3, 4});
    FeaturePath other = FeaturePath.of(new int[] {0}, new int[] {3});
    assertThatThrownBy(() -> new FeatureTrie(MiningSpace.TREE,
        FeaturePaths.copyOf(List.of(path, other, path))))
        .hasMessageContaining("twice");
  }

  /** They would look like other features. */
  @Test
  void refusesNumbersThatAreTooLarge() {
    int[] ups = new int[70];
    ups[69] = 64;
    assertThatThrownBy(() -> FeaturePath.of(ups, new int[70])).hasMessageContaining("not a fragment");
    assertThatThrownBy(() -> FeaturePath.of(new int[1], new int[] {1 << 26})).hasMessageContaining("not a fragment");
  }

  private static double weight(int feature) {
    return Math.sin(feature);
  }

  private KBestList list(int words) {
    ScoredTree[] trees = IntStream.range(0, 3)
        .mapToObj(i -> new ScoredTree(DependencyTree.of(RandomTrees.heads(words, random), new String[words + 1]), -i))
        .toArray(ScoredTree[]::new);
    return Hypotheses.of(trees);
  }

  private int[] basics() {
    return random.ints(6, 0, BASICS).distinct().sorted().toArray();
  }

  /** Gives all conjunctions of a tree, each as often as it occurs. */
  private static void visit(ListArcs arcs, int tree, int[][] basics, Consumer<FeaturePath> to) {
    List<int[][]> fragments = new ArrayList<>();
    fragments.add(new int[][] {{}, {}});
    DependencyTree visited = arcs.tree(tree);
    Fragments.visit(visited, ORDER, (fragment, up, modifier) -> {
      int[] ups = with(fragments.get(fragment)[0], up);
      int[] own = with(fragments.get(fragment)[1], arcs.arc(tree, modifier));
      choose(ups, own, basics, new int[ups.length], 0, to);
      fragments.add(new int[][] {ups, own});
      return fragments.size() - 1;
    });
  }

  private static int[] with(int[] some, int last) {
    return IntStream.concat(IntStream.of(some), IntStream.of(last)).toArray();
  }

  private static void choose(int[] ups, int[] arcs, int[][] basics, int[] chosen, int from, Consumer<FeaturePath> to) {
    if (from == chosen.length) {
      to.accept(FeaturePath.of(ups, chosen));
      return;
    }
    for (int basic : basics[arcs[from]]) {
      chosen[from] = basic;
      choose(ups, arcs, basics, chosen, from + 1, to);
    }
  }
}
