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

/** Comparison of two files. */
class EvaluationTest {

  private static final String GOLD = goodSentence()
      + lines(row(1, "Crows", 2, "nsubj"), row(2, "hop", 0, "root"), row(3, ".", 2, "punct"), "");

  @TempDir
  private Path directory;
  private Path gold;
  private Path system;

  @BeforeEach
  void writeGold() throws IOException {
    gold = directory.resolve("gold.conllu");
    system = directory.resolve("system.conllu");
    Files.writeString(gold, GOLD);
  }

  @Test
  void fileAgainstItselfIsAllRight() throws IOException {
    AttachmentScore total = evaluate(gold, Punctuation.KEEP).total();
    assertThat(total).isEqualTo(new AttachmentScore(5, 5, 5, 5, 2, 2, 2));
  }

  @Test
  void countsPerSentenceInFileOrder() throws IOException {
    Files.writeString(system, GOLD.replace(row(1, "Crows", 2, "nsubj"), row(1, "Crows", 3, "nsubj")));
    Evaluation evaluation = evaluate(system, Punctuation.CONLL);
    assertThat(evaluation.sentences()).containsExactly(
        new AttachmentScore(2, 2, 2, 2, 1, 1, 1), new AttachmentScore(2, 1, 2, 1, 1, 0, 0));
    assertThat(evaluation.total().uas()).isEqualTo(75);
    assertThat(evaluation.labels().rows()).containsOnlyKeys("nsubj", "root");
  }

  @Test
  void countsWordsLeftOut() throws IOException {
    assertThat(evaluate(gold, Punctuation.CONLL).leftOut()).isEqualTo(1);
    assertThat(evaluate(gold, Punctuation.UPOS).leftOut()).isZero();
  }

  @Test
  void otherCommentsMultiwordTokensAndBlankLinesDoNotMatter() throws IOException {
    String multiword = lines(row("1-2", "Frogscroak", "_", "_"));
    Files.writeString(system, "\n# parsed\n" + multiword + GOLD.replace("\n\n", "\n\n\n"));
    assertThat(evaluate(system, Punctuation.KEEP).total().las()).isEqualTo(100);
  }

  @Test
  void rejectsOtherWordWithItsPlaceInBothFiles() throws IOException {
    Files.writeString(system, GOLD.replace("hop", "walk"));
    rejects(system + ":5: word 2 is 'walk', in the gold sentence at " + gold + ":4 it is 'hop'; "
        + "compare files with the same words");
  }

  @Test
  void rejectsLongerSentenceWithItsPlaceInBothFiles() throws IOException {
    Files.writeString(system, GOLD.replace(row(3, ".", 2, "punct") + "\n", ""));
    rejects(system + ":4: 2 words, the gold sentence at " + gold + ":4 has 3; compare files with the same words");
  }

  @Test
  void rejectsSystemThatEndsTooSoon() throws IOException {
    Files.writeString(system, goodSentence());
    rejects(system + ": ends before the other file, which goes on at " + gold + ":4; "
        + "compare files with the same sentences");
  }

  @Test
  void rejectsGoldThatEndsTooSoon() throws IOException {
    Files.writeString(system, GOLD + goodSentence());
    rejects(gold + ": ends before the other file, which goes on at " + system + ":8; "
        + "compare files with the same sentences");
  }

  @Test
  void rejectsSystemWithoutTrees() throws IOException {
    Files.writeString(system, lines(row(1, "Frogs", "_", "_"), row(2, "croak", "_", "_"), ""));
    rejects(system + ":1: the word has no head; annotate it or leave the sentence out");
  }

  @Test
  void emptyFilesScoreNothing() throws IOException {
    Files.writeString(gold, "");
    Files.writeString(system, "\n");
    assertThat(evaluate(system, Punctuation.KEEP).total()).isEqualTo(AttachmentScore.NOTHING);
  }

  private Evaluation evaluate(Path trees, Punctuation punctuation) throws IOException {
    return Evaluation.of(gold, trees, null, punctuation, Progress.NONE);
  }

  private void rejects(String message) {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> evaluate(system, Punctuation.KEEP))
        .withMessage(message);
  }
}
