package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Sentences.parsed;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a treebank knows of its sentences as a whole. */
class TreebankTest {

  private static final ParsedSentence PROJECTIVE = parsed("dogs bark", "2:nsubj 0:root");
  private static final ParsedSentence CROSSING = parsed("what do you mean", "4:obj 0:root 2:nsubj 2:xcomp");
  private static final ParsedSentence TWO_ROOTS = parsed("yes no", "0:root 0:root");
  private static final ParsedSentence EMPTY =
      new ParsedSentence(new Sentence(List.of()), DependencyTree.unlabelled(new int[1]));

  @Test
  void countsSentencesAndWords() {
    Treebank treebank = new Treebank(List.of(PROJECTIVE, CROSSING));
    assertThat(treebank.size()).isEqualTo(2);
    assertThat(treebank.wordCount()).isEqualTo(6);
    assertThat(treebank.isEmpty()).isFalse();
  }

  @Test
  void leavesOutSentencesWithoutWords() {
    assertThat(new Treebank(List.of(EMPTY, PROJECTIVE, EMPTY)).sentences()).containsExactly(PROJECTIVE);
    assertThat(new Treebank(List.of(EMPTY)).isEmpty()).isTrue();
  }

  @Test
  void isSingleRootedIfEveryTreeIs() {
    assertThat(new Treebank(List.of(PROJECTIVE, CROSSING)).isSingleRooted()).isTrue();
    assertThat(new Treebank(List.of(PROJECTIVE, TWO_ROOTS)).isSingleRooted()).isFalse();
  }

  @Test
  void nonProjectiveShareIsOfArcs() {
    assertThat(new Treebank(List.of(PROJECTIVE, CROSSING)).nonProjectiveShare()).isEqualTo(1 / 6.0);
    assertThat(new Treebank(List.of(PROJECTIVE)).nonProjectiveShare()).isZero();
    assertThat(new Treebank(List.of()).nonProjectiveShare()).isZero();
  }

  @Test
  void isNotChangedThroughItsList() {
    List<ParsedSentence> sentences = new ArrayList<>(List.of(PROJECTIVE));
    Treebank treebank = new Treebank(sentences);
    sentences.clear();
    assertThat(treebank.sentences()).containsExactly(PROJECTIVE).isUnmodifiable();
  }

  @Test
  void rejectsTreeOfAnotherSize() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ParsedSentence(sentence("dogs bark"), tree("0:root")))
        .withMessage("sentence has 2 words, its tree 1");
  }
}
