package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Taggings.Tagging;

class KBestListTest {

  private static final Sentence STOP = sentence("Stop it");
  private static final Sentence NOUN =
      new Sentence(List.of(new Word("Stop", "stop", "NOUN", "NN", "_"), STOP.word(2)));
  private static final ScoredTree FIRST = new ScoredTree(tree("0:root 1:obj"), 2);
  private static final ScoredTree SECOND = new ScoredTree(tree("2:nsubj 0:root"), 1);

  private final KBestList list = KBestList.of(STOP, new ScoredTrees(List.of(FIRST, SECOND)));

  @Test
  void treesOfTheBaseParserAreHypothesesOfOneSentence() {
    assertThat(list.hypotheses()).containsExactly(new Hypothesis(STOP, FIRST.tree(), 2, 0, 2),
        new Hypothesis(STOP, SECOND.tree(), 1, 0, 1));
    assertThat(list.relative().hypotheses()).extracting(Hypothesis::score).containsExactly(0.0, -1.0);
  }

  @Test
  void hypothesesDifferByTagsAndTreeTogether() {
    KBestList two = new KBestList(List.of(Hypothesis.of(STOP, FIRST), Hypothesis.of(NOUN, FIRST)));
    assertThat(two.hypotheses()).extracting(Hypothesis::sentence).containsExactly(STOP, NOUN);
    Sentence equal = sentence("Stop it");
    assertThatThrownBy(() -> new KBestList(List.of(Hypothesis.of(STOP, FIRST), Hypothesis.of(equal, FIRST))))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("tree 2 is in the list already");
  }

  @Test
  void aRerankerOrdersByBaseTimesBetaAndItsOwnScore() {
    KBestList ranked = list.reranked(new double[] {0, 5}, 3);
    assertThat(ranked.hypotheses()).containsExactly(new Hypothesis(STOP, SECOND.tree(), 1, 5, 2),
        new Hypothesis(STOP, FIRST.tree(), 2, 0, 0));
    assertThat(list.reranked(new double[] {0, 3}, 3).best().tree()).isEqualTo(FIRST.tree());
    assertThat(ranked.first(1).size()).isEqualTo(1);
  }

  @Test
  void taggerAndParserRankTheHypothesesOfSeveralTaggingsTogether() {
    KBestList verb = KBestList.of(new Tagging(STOP, -2), new ScoredTrees(List.of(FIRST, SECOND)));
    KBestList noun = KBestList.of(new Tagging(NOUN, -1), new ScoredTrees(List.of(new ScoredTree(SECOND.tree(), 1.5))));
    KBestList union = KBestList.union(List.of(verb, noun));
    assertThat(union.hypotheses()).extracting(Hypothesis::base).containsExactly(2.0, 1.5, 1.0);
    KBestList joint = union.joint(1, 2);
    assertThat(joint.hypotheses()).containsExactly(new Hypothesis(NOUN, -1, SECOND.tree(), 0.5, 0, 0.5),
        new Hypothesis(STOP, -2, FIRST.tree(), 0, 0, 0));
    assertThat(union.joint(0.25, 1).best().sentence()).isSameAs(STOP);
    assertThat(joint.reranked(new double[] {0, 1}, 1).best().tagging()).isEqualTo(-2);
  }

  @Test
  void otherLabelsOfTheSameHeadsAreLabellings() {
    ScoredTree labelling = new ScoredTree(tree("0:root 1:nsubj"), 1.5);
    KBestList more = KBestList.of(STOP, new ScoredTrees(List.of(FIRST, labelling, SECOND)));
    assertThat(more.withLabellings(0).hypotheses()).isEqualTo(list.hypotheses());
    assertThat(more.withLabellings(1)).isSameAs(more);
    assertThat(list.withLabellings(0)).isSameAs(list);
  }

  @Test
  void oneTaggingAloneDoesNotChangeScores() {
    KBestList one = KBestList.of(new Tagging(STOP, -2), new ScoredTrees(List.of(FIRST, SECOND)));
    assertThat(KBestList.union(List.of(one)).joint(3, 2)).isEqualTo(one);
  }

  @Test
  void rejectsWrongOrderNoHypothesesAndOtherSentences() {
    assertThatThrownBy(() -> new KBestList(List.of(Hypothesis.of(STOP, SECOND), Hypothesis.of(STOP, FIRST))))
        .hasMessageContaining("tree 2 scores more");
    assertThatThrownBy(() -> new KBestList(List.of())).hasMessageContaining("at least one");
    assertThatThrownBy(() -> new KBestList(List.of(Hypothesis.of(STOP, FIRST),
        Hypothesis.of(sentence("No"), new ScoredTree(tree("0:root"), 0))))).hasMessageContaining("tree 2 has 1 words");
    assertThatThrownBy(() -> Hypothesis.of(sentence("No"), FIRST)).hasMessageContaining("its tree 2");
  }
}
