package org.kerndep.rerank.mined;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.testing.RandomTrees;
import org.kerndep.testing.Sentences;

class FragmentsTest {

  /** The fragments as sets of modifiers, one bit each, in the order of the visit. */
  private static List<Integer> visited(DependencyTree tree, int order) {
    List<Integer> sets = new ArrayList<>(List.of(0));
    Fragments.visit(tree, order, (fragment, up, modifier) -> {
      sets.add(sets.get(fragment) | 1 << modifier);
      return sets.size() - 1;
    });
    return sets.subList(1, sets.size());
  }

  /** Whether some arcs hang together and siblings among them are neighbours. */
  private static boolean isFragment(DependencyTree tree, int set) {
    int tops = 0;
    int top = -1;
    for (int m = 1; m <= tree.size(); m++) {
      if ((set >> m & 1) != 0) {
        int head = tree.head(m);
        if (head == 0) {
          return false;
        }
        if ((set >> head & 1) == 0 && head != top) {
          tops++;
          top = head;
        }
      }
    }
    return tops == 1 && IntStream.rangeClosed(1, tree.size()).allMatch(h -> isRun(tree, h, set));
  }

  private static boolean isRun(DependencyTree tree, int head, int set) {
    StringBuilder chosen = new StringBuilder();
    for (int m = 1; m <= tree.size(); m++) {
      if (tree.head(m) == head) {
        chosen.append(set >> m & 1);
      }
    }
    return chosen.toString().matches("0*1*0*");
  }

  @Test
  void eachFragmentIsVisitedOnce() {
    Random random = new Random(11);
    for (int draw = 0; draw < 200; draw++) {
      int words = 1 + random.nextInt(8);
      DependencyTree tree = DependencyTree.unlabelled(RandomTrees.heads(words, random));
      int order = 1 + random.nextInt(5);
      List<Integer> expected = IntStream.range(1, 1 << words + 1).filter(set -> Integer.bitCount(set) <= order)
          .filter(set -> (set & 1) == 0 && isFragment(tree, set)).boxed().toList();
      assertThat(visited(tree, order)).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  /** Qian and Liu's example: won has He, game and today below it, game has the. */
  @Test
  void theExampleHasElevenFragmentsAndSixtyFeatureTrees() {
    DependencyTree tree = Sentences.tree("2:subj 0:root 4:det 2:obj 2:adv");
    List<Integer> fragments = visited(tree, 5);
    assertThat(fragments).hasSize(11);
    Map<Integer, Integer> bySize = new HashMap<>();
    fragments.forEach(set -> bySize.merge(Integer.bitCount(set), 1, Integer::sum));
    assertThat(bySize).isEqualTo(Map.of(1, 4, 2, 3, 3, 3, 4, 1));
    assertThat(fragments.stream().mapToInt(set -> 1 << Integer.bitCount(set)).sum()).isEqualTo(60);
  }

  @Test
  void whatIsStoppedIsNotExtended() {
    List<Integer> seen = new ArrayList<>();
    Fragments.visit(Sentences.tree("2:a 0:root 2:a"), 3, (fragment, up, modifier) -> {
      seen.add(modifier);
      return Fragments.STOP;
    });
    assertThat(seen).isEqualTo(Arrays.asList(1, 3));
  }
}
