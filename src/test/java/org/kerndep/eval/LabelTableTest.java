package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import org.junit.jupiter.api.Test;

/** Counts per label. */
class LabelTableTest {

  @Test
  void countsGoldSystemAndCorrectPerLabel() {
    LabelTable table = new LabelTable();
    table.add(sentence("a b c d"), tree("2:x 0:root 2:x 2:y"), Attachments.of(tree("2:x 0:root 1:x 2:x")),
        Punctuation.KEEP);
    assertThat(table.rows()).containsOnlyKeys("root", "x", "y");
    assertThat(table.rows().get("x")).as("a wrong head is not correct").isEqualTo(new LabelTable.Row(2, 3, 1));
    assertThat(table.rows().get("y")).isEqualTo(new LabelTable.Row(1, 0, 0));
    assertThat(table.rows().get("root")).isEqualTo(new LabelTable.Row(1, 1, 1));
  }

  @Test
  void computesPrecisionRecallAndF1() {
    LabelTable.Row row = new LabelTable.Row(4, 5, 3);
    assertThat(row.precision()).isEqualTo(60);
    assertThat(row.recall()).isEqualTo(75);
    assertThat(row.f1()).isEqualTo(2 * 60 * 75 / 135.0, within(1e-9));
    assertThat(new LabelTable.Row(1, 0, 0).precision()).isZero();
    assertThat(new LabelTable.Row(0, 0, 0).f1()).isZero();
  }

  @Test
  void sumsOverSentencesAndLeavesOutPunctuation() {
    LabelTable table = new LabelTable();
    table.add(sentence("go !"), tree("0:root 1:punct"), Attachments.of(tree("0:root 1:punct")), Punctuation.CONLL);
    table.add(sentence("stay !"), tree("0:root 1:punct"), Attachments.of(tree("0:root 1:punct")), Punctuation.CONLL);
    assertThat(table.rows()).containsOnlyKeys("root");
    assertThat(table.rows().get("root")).isEqualTo(new LabelTable.Row(2, 2, 2));
  }

  @Test
  void rowsAreInAlphabeticalOrder() {
    LabelTable table = new LabelTable();
    table.add(sentence("a b c"), tree("2:z 0:m 2:a"), Attachments.of(tree("2:k 0:m 2:a")), Punctuation.KEEP);
    assertThat(table.rows().keySet()).containsExactly("a", "k", "m", "z");
  }
}
