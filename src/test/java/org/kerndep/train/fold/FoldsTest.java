package org.kerndep.train.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.testing.Sentences;

class FoldsTest {

  private static Treebank treebank(int size) {
    return new Treebank(IntStream.range(0, size).mapToObj(i -> Sentences.parsed("word" + i, "0:root")).toList());
  }

  @Test
  void foldsCutTheTreebankWithoutLoss() {
    Treebank treebank = treebank(503);
    Folds folds = new Folds(treebank, 4);
    for (int fold = 0; fold < 4; fold++) {
      assertThat(folds.of(fold).size()).isBetween(115, 135);
      assertThat(folds.of(fold).size() + folds.without(fold).size()).isEqualTo(treebank.size());
      assertThat(folds.without(fold).sentences()).doesNotContainAnyElementsOf(folds.of(fold).sentences());
    }
  }

  @Test
  void blocksAreDealtOut() {
    Folds folds = new Folds(treebank(200), 4);
    assertThat(IntStream.of(0, 24, 25, 50, 75, 99, 100, 124, 125, 199).map(folds::foldOf).toArray())
        .containsExactly(0, 0, 1, 2, 3, 3, 0, 0, 1, 3);
  }

  @Test
  void foldsOfASmallTreebankAreOneBlockEach() {
    Folds folds = new Folds(treebank(11), 4);
    assertThat(IntStream.range(0, 11).map(folds::foldOf).toArray()).containsExactly(0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3);
  }

  @Test
  void whatBelongsToSentencesComesBackInTheirOrder() {
    Treebank treebank = treebank(130);
    Folds folds = new Folds(treebank, 2);
    List<List<ParsedSentence>> parts = List.of(folds.of(0).sentences(), folds.of(1).sentences());
    assertThat(folds.inOrder(parts)).isEqualTo(treebank.sentences());
  }

  @Test
  void rejectsTooFewOrTooMany() {
    assertThatThrownBy(() -> new Folds(treebank(5), 1)).hasMessageContaining("at least 2 folds");
    assertThatThrownBy(() -> new Folds(treebank(5), 6)).hasMessageContaining("too few");
  }
}
