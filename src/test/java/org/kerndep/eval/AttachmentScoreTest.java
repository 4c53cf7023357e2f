package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;

/** Attachment scores of examples counted by hand. */
class AttachmentScoreTest {

  private static final Sentence SENTENCE = sentence("Moles dig long tunnels .");
  private static final DependencyTree GOLD = tree("2:nsubj 0:root 4:amod 2:obj 2:punct");
  /** Wrong head at 3, wrong label at 4, wrong head and label at 5. */
  private static final DependencyTree SYSTEM = tree("2:nsubj 0:root 2:amod 2:nsubj 4:dep");

  @Test
  void countsHeadsLabelsAndBoth() {
    AttachmentScore score = AttachmentScore.of(SENTENCE, GOLD, SYSTEM, Punctuation.KEEP);
    assertThat(score).isEqualTo(new AttachmentScore(5, 3, 3, 2, 1, 0, 0));
    assertThat(score.uas()).isEqualTo(60);
    assertThat(score.labelAccuracy()).isEqualTo(60);
    assertThat(score.las()).isEqualTo(40);
  }

  @Test
  void leavesOutPunctuation() {
    assertThat(AttachmentScore.of(SENTENCE, GOLD, SYSTEM, Punctuation.CONLL))
        .isEqualTo(new AttachmentScore(4, 3, 3, 2, 1, 0, 0));
  }

  @Test
  void sentenceIsExactIfAllItsCountedWordsAreRight() {
    DependencyTree onlyPeriodWrong = tree("2:nsubj 0:root 4:amod 2:obj 4:punct");
    DependencyTree onlyLabelWrong = tree("2:nsubj 0:root 4:amod 2:iobj 2:punct");
    assertThat(AttachmentScore.of(SENTENCE, GOLD, onlyPeriodWrong, Punctuation.CONLL).exactLabelled()).isEqualTo(100);
    assertThat(AttachmentScore.of(SENTENCE, GOLD, onlyPeriodWrong, Punctuation.KEEP).exactUnlabelled()).isZero();
    AttachmentScore score = AttachmentScore.of(SENTENCE, GOLD, onlyLabelWrong, Punctuation.KEEP);
    assertThat(score.exactUnlabelled()).isEqualTo(100);
    assertThat(score.exactLabelled()).isZero();
  }

  @Test
  void sharesOfSeveralSentencesAreOverWordsNotSentences() {
    AttachmentScore first = AttachmentScore.of(SENTENCE, GOLD, SYSTEM, Punctuation.KEEP);
    AttachmentScore second = AttachmentScore.of(sentence("Stop"), tree("0:root"), tree("0:root"), Punctuation.KEEP);
    AttachmentScore both = first.plus(second);
    assertThat(both.uas()).isEqualTo(100 * 4 / 6.0, within(1e-12));
    assertThat(both.las()).isEqualTo(100 * 3 / 6.0, within(1e-12));
    assertThat(both.exactUnlabelled()).isEqualTo(50);
  }

  @Test
  void sentenceOfPunctuationCountsForNothing() {
    assertThat(AttachmentScore.of(sentence("..."), tree("0:root"), tree("0:root"), Punctuation.CONLL))
        .isEqualTo(AttachmentScore.NOTHING);
    assertThat(AttachmentScore.NOTHING.uas()).isZero();
    assertThat(AttachmentScore.NOTHING.exactLabelled()).isZero();
  }

  @Test
  void rejectsTreesOfAnotherSize() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AttachmentScore.of(SENTENCE, GOLD, tree("0:root"), Punctuation.KEEP))
        .withMessage("sentence of 5 words, gold tree of 5, system tree of 1");
  }
}
