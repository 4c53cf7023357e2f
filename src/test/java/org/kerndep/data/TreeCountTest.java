package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.part.AllTrees;

/** The numbers of trees over n words, which are known. */
class TreeCountTest {

  @ParameterizedTest
  @CsvSource({"1, 1, 1, 1, 1", "2, 3, 2, 3, 2", "3, 16, 9, 12, 7", "4, 125, 64, 55, 30", "5, 1296, 625, 273, 143"})
  void thereAreAsManyTreesAsTheFormulasSay(
      int words, long all, long singleRoot, long projective, long projectiveSingleRoot) {
    List<DependencyTree> trees = AllTrees.of(words, tree -> true);
    assertThat(new HashSet<>(trees)).hasSameSizeAs(trees);
    assertThat(all).isEqualTo((long) Math.pow(words + 1, words - 1));
    assertThat(trees).hasSize((int) all);
    assertThat(trees.stream().filter(t -> t.rootChildren() == 1)).hasSize((int) singleRoot);
    assertThat(trees.stream().filter(DependencyTree::isProjective)).hasSize((int) projective);
    assertThat(trees.stream().filter(t -> t.isProjective() && t.rootChildren() == 1))
        .hasSize((int) projectiveSingleRoot);
  }
}
