package org.kerndep.train.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.rerank.mined.FeatureCount;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;
import org.kerndep.rerank.mined.Fragments;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.run.Workers;

/** Counting with filters and without rare parts gives what counting everything gives. */
class CandidateCountsTest {

  private static final int ORDER = 3;

  private final List<MiningExample> examples = RandomMiningLists.of(60, new Random(5));

  @ParameterizedTest
  @CsvSource({"TREE, 2, 4096", "TREE, 4, 4096", "TREE, 4, 1048576", "TREE, 7, 1048576", "POLYNOMIAL, 4, 4096",
      "POLYNOMIAL, 6, 1048576"})
  void prunedCountsAreExhaustiveCounts(MiningSpace space, int least, long bytes) {
    try (Workers workers = new Workers(1)) {
      MiningMemory memory = MiningMemory.of(bytes);
      ArcDictionary dictionary = new ArcDictionary(examples, RandomMiningLists.FEATURES, RandomMiningLists.KNOWLEDGE, least,
          memory.frontier(), workers);
      CandidateCounts counts = new CandidateCounts(ORDER, least, memory, workers);
      List<FragmentSearch.Alive> alive = examples.stream().map(example -> new FragmentSearch.Alive()).toList();
      Map<String, Integer> counted = new HashMap<>();
      counts.count(examples.size(), i -> search(space, i, dictionary, counts.frontier(), alive.get(i)),
          (path, surplus) -> assertThat(counted.put(text(space, path, dictionary), surplus)).isNull());
      assertThat(counted).isEqualTo(exhaustive(space, least)).isNotEmpty();
    }
  }

  private int rival(int example) {
    return examples.get(example).oracle() == 0 ? 1 : 0;
  }

  private CandidateSearch search(MiningSpace space, int i, ArcDictionary dictionary, CandidateSearch.Frontier frontier,
      FragmentSearch.Alive alive) {
    int oracle = examples.get(i).oracle();
    return space == MiningSpace.TREE
        ? new FragmentSearch(dictionary.arcs(i), dictionary.basics(i), oracle, rival(i), ORDER, frontier,
            alive)
        : new ConjunctionSearch(dictionary.arcs(i), dictionary.basics(i), oracle, rival(i), ORDER,
            frontier);
  }

  private String text(MiningSpace space, FeaturePath path, ArcDictionary dictionary) {
    List<String> basics = new ArrayList<>();
    for (int i = 0; i < dictionary.size(); i++) {
      basics.add(dictionary.text(i));
    }
    if (space == MiningSpace.POLYNOMIAL) {
      Set<String> sorted = new TreeSet<>();
      for (int arc = 0; arc < path.order(); arc++) {
        sorted.add(basics.get(path.basic(arc)));
      }
      return String.join(" & ", sorted);
    }
    return new MinedFeatures(RandomMiningLists.FEATURES, RandomMiningLists.KNOWLEDGE, space, FeatureCount.PRESENCE,
        basics, FeaturePaths.copyOf(List.of(path))).text(0);
  }

  /** In how many more lists only the oracle has a conjunction than only its rival, for all conjunctions. */
  private Map<String, Integer> exhaustive(MiningSpace space, int least) {
    Map<String, Integer> surpluses = new HashMap<>();
    for (int i = 0; i < examples.size(); i++) {
      Map<String, Integer> one = counts(space, examples.get(i).list().get(examples.get(i).oracle()));
      Map<String, Integer> other = counts(space, examples.get(i).list().get(rival(i)));
      Set<String> all = new HashSet<>(one.keySet());
      all.addAll(other.keySet());
      all.forEach(text -> surpluses.merge(text,
          Boolean.compare(one.containsKey(text), other.containsKey(text)), Integer::sum));
    }
    surpluses.values().removeIf(surplus -> Math.abs(surplus) < least);
    return surpluses;
  }

  private static Map<String, Integer> counts(MiningSpace space, Hypothesis hypothesis) {
    return space == MiningSpace.TREE ? inFragments(hypothesis) : inTree(hypothesis);
  }

  private static List<String> texts(Hypothesis hypothesis, int modifier) {
    DependencyTree tree = hypothesis.tree();
    return RandomMiningLists.FEATURES.of(hypothesis.sentence(), RandomMiningLists.KNOWLEDGE)
        .texts(tree.head(modifier), modifier, tree.label(modifier));
  }

  static Map<String, Integer> inFragments(Hypothesis hypothesis) {
    List<List<String>> known = new ArrayList<>(List.of(List.of("")));
    Map<String, Integer> counts = new HashMap<>();
    Fragments.visit(hypothesis.tree(), ORDER, (fragment, up, modifier) -> {
      List<String> extended = new ArrayList<>();
      for (String before : known.get(fragment)) {
        for (String text : texts(hypothesis, modifier)) {
          String connector = up == 0 ? " > " : " " + "^".repeat(up - 1) + "+ ";
          extended.add(before.isEmpty() ? text : before + connector + text);
        }
      }
      extended.forEach(text -> counts.merge(text, 1, Integer::sum));
      known.add(extended);
      return known.size() - 1;
    });
    return counts;
  }

  private static Map<String, Integer> inTree(Hypothesis hypothesis) {
    TreeSet<String> present = new TreeSet<>();
    for (int m = 1; m <= hypothesis.tree().size(); m++) {
      if (hypothesis.tree().head(m) != 0) {
        present.addAll(texts(hypothesis, m));
      }
    }
    Map<String, Integer> counts = new HashMap<>();
    for (String one : present) {
      counts.put(one, 1);
      for (String two : present.tailSet(one, false)) {
        counts.put(one + " & " + two, 1);
        present.tailSet(two, false).forEach(three -> counts.put(one + " & " + two + " & " + three, 1));
      }
    }
    return counts;
  }
}
