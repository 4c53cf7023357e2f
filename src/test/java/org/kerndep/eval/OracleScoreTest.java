package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.testing.Hypotheses;

class OracleScoreTest {

  private static final Sentence SENTENCE = sentence("Frogs croak loudly .");
  private static final DependencyTree GOLD = tree("2:nsubj 0:root 2:advmod 2:punct");

  /** Right heads 2, 3, 4, 3; right heads and labels 2, 1, 1, 3. Without the period 1, 2, 3, 3 and 1, 0, 0, 3. */
  private static final KBestList LIST = list(
      "0:root 1:obj 2:advmod 2:punct",
      "2:x 0:y 1:z 2:punct",
      "2:x 0:y 2:z 2:punct",
      "2:nsubj 0:root 2:advmod 3:punct");

  private static KBestList list(String... trees) {
    List<ScoredTree> scored = new ArrayList<>();
    for (String arcs : trees) {
      scored.add(new ScoredTree(tree(arcs), -scored.size()));
    }
    return Hypotheses.of(scored.toArray(ScoredTree[]::new));
  }

  private static OracleScore score(int k, Punctuation punctuation) {
    return OracleScore.of(SENTENCE, GOLD, LIST, k, punctuation);
  }

  @Test
  void firstTreeAloneScoresAsItDoes() {
    AttachmentScore first = AttachmentScore.of(SENTENCE, GOLD, LIST.best().tree(), Punctuation.KEEP);
    assertThat(score(1, Punctuation.KEEP)).isEqualTo(new OracleScore(first, first, 1, 1));
  }

  @Test
  void headsAndLabelsAreChosenForThemselves() {
    OracleScore two = score(2, Punctuation.KEEP);
    assertThat(two.uas()).isEqualTo(75);
    assertThat(two.las()).isEqualTo(50);
    OracleScore four = score(4, Punctuation.KEEP);
    assertThat(four.uas()).isEqualTo(100);
    assertThat(four.las()).isEqualTo(75);
    assertThat(four.goldHeads()).isEqualTo(100);
    assertThat(four.goldTrees()).isZero();
    assertThat(four.averageSize()).isEqualTo(4);
  }

  @Test
  void leavesOutPunctuation() {
    assertThat(score(3, Punctuation.CONLL).las()).isEqualTo(100 / 3.0);
    assertThat(score(4, Punctuation.CONLL).las()).isEqualTo(100);
    assertThat(score(4, Punctuation.CONLL).goldTrees()).isEqualTo(100);
  }

  @Test
  void beyondTheListThereIsNothing() {
    assertThat(score(100, Punctuation.KEEP)).isEqualTo(score(4, Punctuation.KEEP));
  }

  @Test
  void sumsOverSentences() {
    OracleScore both = score(4, Punctuation.KEEP).plus(OracleScore.of(sentence("Stop now"), tree("0:root 1:advmod"),
        list("2:nsubj 0:root"), 4, Punctuation.KEEP));
    assertThat(both.uas()).isEqualTo(100 * 4 / 6.0);
    assertThat(both.las()).isEqualTo(100 * 3 / 6.0);
    assertThat(both.goldHeads()).isEqualTo(50);
    assertThat(both.lists()).isEqualTo(2);
    assertThat(both.averageSize()).isEqualTo(2.5);
    assertThat(OracleScore.NOTHING.averageSize()).isZero();
  }

  @Test
  void rejectsNoTrees() {
    assertThatIllegalArgumentException().isThrownBy(() -> score(0, Punctuation.KEEP))
        .withMessage("k must be at least 1: 0");
  }

  @Test
  void tableGoesUpToTheLongestList() {
    OracleTable table = new OracleTable(Punctuation.CONLL);
    assertThat(table.rows()).isEmpty();
    table.add(SENTENCE, GOLD, LIST);
    assertThat(table.rows()).containsOnlyKeys(1, 4);
    table.add(SENTENCE, GOLD, list("0:a 1:b 1:c 1:d", "0:a 1:b 1:c 2:d", "0:a 1:b 1:c 3:d", "0:a 1:b 2:c 1:d",
        "0:a 1:b 2:c 2:d"));
    assertThat(table.rows()).containsOnlyKeys(1, 5);
    assertThat(table.rows().get(5).averageSize()).isEqualTo(4.5);
    assertThat(table.rows().get(5).byBoth().both()).isEqualTo(3);
    assertThat(table.rows().get(1).byBoth().both()).isEqualTo(1);
    assertThat(table.first().words()).isEqualTo(6);
    assertThat(table.leftOut()).isEqualTo(2);
  }
}
