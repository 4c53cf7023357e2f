package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.base.Labeller.RunnerUp;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

class LabellingsTest {

  private static final int WORDS = 4;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theBestLabellingsAreThoseOfAllChoices(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ScoredTree> trees = new ArrayList<>();
    Map<DependencyTree, List<RunnerUp>> runnersUp = new HashMap<>();
    for (int head = 0; head < 3; head++) {
      DependencyTree tree = tree(head);
      trees.add(new ScoredTree(tree, -head * random.nextDouble()));
      List<RunnerUp> own = new ArrayList<>();
      for (int m = 1; m <= WORDS; m++) {
        if (random.nextInt(4) > 0) {
          own.add(new RunnerUp(m, "second", random.nextDouble()));
        }
      }
      own.sort(Comparator.comparingDouble(RunnerUp::loss));
      runnersUp.put(tree, own);
    }
    trees.sort(Comparator.comparingDouble(ScoredTree::score).reversed());
    List<ScoredTree> all = new ArrayList<>();
    trees.forEach(tree -> addAll(tree, runnersUp.get(tree.tree()), 0, all));
    all.removeAll(trees);
    all.sort(Comparator.comparingDouble(ScoredTree::score).reversed());
    for (int most : List.of(0, 1, 5, 12, 100)) {
      ScoredTrees found = Labellings.add(new ScoredTrees(trees), most, runnersUp::get);
      List<ScoredTree> others = found.trees().stream().filter(tree -> !trees.contains(tree)).toList();
      assertThat(found.size()).isEqualTo(trees.size() + Math.min(most, all.size()));
      assertThat(others.stream().map(ScoredTree::tree)).containsExactlyElementsOf(
          all.stream().limit(most).map(ScoredTree::tree).toList());
      for (int i = 0; i < others.size(); i++) {
        assertThat(others.get(i).score()).isCloseTo(all.get(i).score(), within(1e-9));
      }
    }
  }

  @Test
  void treesThatCannotComeInAreNotAskedFor() {
    List<DependencyTree> asked = new ArrayList<>();
    Labellings.add(new ScoredTrees(List.of(new ScoredTree(tree(0), 0), new ScoredTree(tree(1), -3))), 1, tree -> {
      asked.add(tree);
      return List.of(new RunnerUp(1, "second", 0.5));
    });
    assertThat(asked).containsExactly(tree(0));
  }

  private static void addAll(ScoredTree tree, List<RunnerUp> runnersUp, int from, List<ScoredTree> to) {
    to.add(tree);
    for (int i = from; i < runnersUp.size(); i++) {
      RunnerUp chosen = runnersUp.get(i);
      String[] labels = new String[WORDS + 1];
      for (int m = 1; m <= WORDS; m++) {
        labels[m] = m == chosen.modifier() ? chosen.label() : tree.tree().label(m);
      }
      addAll(new ScoredTree(tree.tree().withLabels(labels), tree.score() - chosen.loss()), runnersUp, i + 1, to);
    }
  }

  /** All words hang on the first, but for the last. */
  private static DependencyTree tree(int head) {
    return DependencyTree.unlabelled(new int[] {0, 0, 1, 1, head == 0 ? 1 : head + 1})
        .withLabels(new String[] {null, "best", "best", "best", "best"});
  }
}
