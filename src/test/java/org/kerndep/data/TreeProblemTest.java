package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The messages about heads that are no tree, and the word they name. */
class TreeProblemTest {

  @Test
  void treesHaveNoProblem() {
    assertThat(TreeProblem.find(new int[] {0, 2, 0, 2})).isEmpty();
    assertThat(TreeProblem.find(new int[] {0})).isEmpty();
  }

  @Test
  void namesHeadOutsideTheSentence() {
    finds(2, "head 4 of word 2 is outside 0..3", 0, 4, 1);
    finds(3, "head -1 of word 3 is outside 0..3", 0, 1, -1);
  }

  @Test
  void namesSelfLoop() {
    finds(3, "word 3 is its own head", 0, 1, 3);
  }

  @Test
  void namesMissingRoot() {
    finds(1, "no root: none of the 3 words has head 0", 2, 3, 1);
  }

  @Test
  void namesCycleByItsOwnWordsOnly() {
    finds(2, "cycle of heads: 2 → 4 → 3 → 2", 2, 4, 2, 3, 0);
  }

  @Test
  void abbreviatesLongCycle() {
    int[] heads = new int[31];
    for (int m = 2; m <= 30; m++) {
      heads[m] = m == 2 ? 30 : m - 1;
    }
    assertThat(TreeProblem.find(heads)).get()
        .extracting(TreeProblem::message).asString()
        .startsWith("cycle of heads: 2 → 30 → 29").endsWith("→ … → 2").hasSizeLessThan(80);
  }

  private static void finds(int word, String message, int... headsFromOne) {
    int[] heads = new int[headsFromOne.length + 1];
    System.arraycopy(headsFromOne, 0, heads, 1, headsFromOne.length);
    assertThat(TreeProblem.find(heads)).contains(new TreeProblem(word, message));
  }
}
