package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;

/** Scores of systems that leave words out. */
class AttachmentsTest {

  private static final Sentence SENTENCE = sentence("Moles dig tunnels .");
  private static final DependencyTree GOLD = tree("2:nsubj 0:root 2:obj 2:punct");
  private static final Attachments NOTHING = attachments(-1, null, -1, null, -1, null, -1, null);
  private static final Attachments WITHOUT_PERIOD = attachments(2, "nsubj", 0, "root", 2, "nsubj", -1, null);

  @Test
  void wordsLeftOutAreWrong() {
    assertThat(AttachmentScore.of(SENTENCE, GOLD, WITHOUT_PERIOD, Punctuation.KEEP))
        .isEqualTo(new AttachmentScore(4, 3, 2, 2, 1, 0, 0));
    assertThat(AttachmentScore.of(SENTENCE, GOLD, NOTHING, Punctuation.KEEP))
        .isEqualTo(new AttachmentScore(4, 0, 0, 0, 1, 0, 0));
  }

  @Test
  void anAbsentLabelIsNotThatOfAWordLeftOut() {
    Attachments nothing = attachments(-1, null);
    assertThat(AttachmentScore.of(sentence("Go"), tree("0:_"), nothing, Punctuation.KEEP).labels()).isZero();
  }

  @Test
  void labelsOfWordsLeftOutAreNoneOfTheSystem() {
    LabelTable table = new LabelTable();
    table.add(SENTENCE, GOLD, WITHOUT_PERIOD, Punctuation.KEEP);
    assertThat(table.rows().get("punct")).isEqualTo(new LabelTable.Row(1, 0, 0));
    assertThat(table.rows()).containsOnlyKeys("nsubj", "root", "obj", "punct");
  }

  @Test
  void theReportTellsHowManyWereLeftOut() {
    Evaluation evaluation = new Evaluation(Punctuation.KEEP);
    evaluation.add(new ParsedSentence(SENTENCE, GOLD), Attachments.of(GOLD));
    assertThat(new EvaluationReport(evaluation, false).toText()).doesNotContain("without a head");
    assertThat(new EvaluationReport(evaluation, false).toJson())
        .contains("\"unattachedWords\":0,\"unparsedSentences\":0");
    evaluation.add(new ParsedSentence(SENTENCE, GOLD), WITHOUT_PERIOD);
    evaluation.add(new ParsedSentence(SENTENCE, GOLD), NOTHING);
    assertThat(new EvaluationReport(evaluation, false).toText())
        .contains("without a head    5, counted as wrong; 1 sentences have no tree at all");
    assertThat(new EvaluationReport(evaluation, false).toJson())
        .contains("\"unattachedWords\":5,\"unparsedSentences\":1", "\"words\":12");
  }

  @Test
  void wordsThatDoNotCountMayBeLeftOut() {
    Evaluation evaluation = new Evaluation(Punctuation.CONLL);
    evaluation.add(new ParsedSentence(SENTENCE, GOLD), WITHOUT_PERIOD);
    evaluation.add(new ParsedSentence(sentence("..."), tree("0:root")), attachments(-1, null));
    assertThat(evaluation.unattached()).isZero();
    assertThat(evaluation.unparsed()).isZero();
    assertThat(evaluation.leftOut()).isEqualTo(2);
  }

  @Test
  void areATreeIfNoWordIsLeftOut() {
    assertThat(Attachments.of(GOLD).tree()).isEqualTo(GOLD);
    assertThatIllegalArgumentException().isThrownBy(WITHOUT_PERIOD::tree).withMessage("not a tree: word 4 has no head");
    assertThatIllegalArgumentException().isThrownBy(() -> attachments(2, "a", 1, "b").tree())
        .withMessageContaining("not a tree");
  }

  @Test
  void rejectsAHeadWithoutLabel() {
    assertThatNullPointerException().isThrownBy(() -> attachments(0, null));
    assertThatIllegalArgumentException().isThrownBy(() -> new Attachments(new int[2], new String[1]));
  }

  private static Attachments attachments(Object... headsAndLabels) {
    int[] heads = new int[headsAndLabels.length / 2 + 1];
    String[] labels = new String[heads.length];
    for (int m = 1; m < heads.length; m++) {
      heads[m] = (Integer) headsAndLabels[2 * m - 2];
      labels[m] = (String) headsAndLabels[2 * m - 1];
    }
    return new Attachments(heads, labels);
  }
}
