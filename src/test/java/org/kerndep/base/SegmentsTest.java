package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

class SegmentsTest {

  static Sentence sentence(int size, int commaEvery) {
    List<Word> words = new ArrayList<>();
    for (int i = 1; i <= size; i++) {
      words.add(i % commaEvery == 0
          ? new Word(",", ",", "PUNCT", ",", "_")
          : new Word("dog", "dog", "NOUN", "NN", "Number=Sing"));
    }
    return new Sentence(words);
  }

  @Test
  void segmentsEndAtPunctuationWhereTheyCan() {
    List<Integer> lengths = new ArrayList<>();
    Segments.of(sentence(700, 90)).parse(part -> {
      lengths.add(part.size());
      return leftChain(part.size());
    });
    assertThat(lengths).containsExactly(270, 270, 160);
  }

  @Test
  void rootsOfLaterSegmentsHangBelowTheFirstRoot() {
    DependencyTree tree = Segments.of(sentence(650, 1000)).parse(part -> leftChain(part.size()));
    assertThat(tree.head(1)).isZero();
    assertThat(tree.head(301)).isEqualTo(1);
    assertThat(tree.head(601)).isEqualTo(1);
    assertThat(tree.head(302)).isEqualTo(301);
    assertThat(tree.rootChildren()).isEqualTo(1);
  }

  private static DependencyTree leftChain(int size) {
    int[] heads = new int[size + 1];
    for (int m = 1; m <= size; m++) {
      heads[m] = m - 1;
    }
    return DependencyTree.unlabelled(heads);
  }
}
