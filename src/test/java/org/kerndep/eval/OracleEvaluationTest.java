package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Progress;

/** Comparison of gold trees with lists. */
class OracleEvaluationTest {

  /** The right tree is the second. */
  private static final String LIST = lines(
      "# kbest_rank = 1", "# kbest_score = 2", row(1, "Frogs", 0, "root"), row(2, "croak", 1, "dep"), "",
      "# kbest_rank = 2", "# kbest_score = 1", row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), "");

  @TempDir
  private Path directory;
  private Path gold;
  private Path lists;

  @BeforeEach
  void writeGold() throws IOException {
    gold = Files.writeString(directory.resolve("gold.conllu"), goodSentence() + goodSentence());
    lists = directory.resolve("lists.conllu");
  }

  @Test
  void readsGoldTreesAndListsSideBySide() throws IOException {
    OracleTable table = evaluate(LIST + LIST);
    assertThat(table.rows()).containsOnlyKeys(1, 2);
    assertThat(table.rows().get(1)).isEqualTo(new OracleScore(
        new AttachmentScore(4, 0, 0, 0, 2, 0, 0), new AttachmentScore(4, 0, 0, 0, 2, 0, 0), 2, 2));
    assertThat(table.rows().get(2)).isEqualTo(new OracleScore(
        new AttachmentScore(4, 4, 4, 4, 2, 2, 2), new AttachmentScore(4, 4, 4, 4, 2, 2, 2), 2, 4));
  }

  @Test
  void rejectsFilesThatDoNotBelongTogether() {
    rejects(LIST, lists + ": ends before the other file, which goes on at " + gold + ":4; "
        + "compare files with the same sentences");
    rejects(LIST.repeat(3), gold + ": ends before the other file, which goes on at " + lists + ":21; "
        + "compare files with the same sentences");
    rejects(LIST + LIST.replace("croak", "sing"), lists + ":14: word 2 is 'sing', in the gold sentence at " + gold
        + ":4 it is 'croak'; compare files with the same words");
    rejects(goodSentence(), lists + ":1: no comment '# kbest_rank = ...'; "
        + "is this what 'kerndep kbest' wrote as conllu?");
  }

  private OracleTable evaluate(String text) throws IOException {
    Files.writeString(lists, text);
    return OracleEvaluation.of(gold, lists, null, Punctuation.KEEP, Progress.NONE);
  }

  private void rejects(String text, String message) {
    assertThatExceptionOfType(BadInputException.class).isThrownBy(() -> evaluate(text)).withMessage(message);
  }
}
