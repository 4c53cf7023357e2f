package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Conll;

/** Heads that are no tree: refused where trees are read, ignored where they are not. */
class ConllTreeErrorsTest {

  @Test
  void rejectsHeadOutOfRange() {
    rejects(sentence(2, 0, 4), 4, "head 4 of word 3 is outside 0..3", "correct the HEAD column");
  }

  @Test
  void rejectsSelfLoop() {
    rejects(sentence(0, 2, 1), 3, "word 2 is its own head", "correct the HEAD column");
  }

  @Test
  void rejectsCycle() {
    rejects(sentence(0, 3, 2), 3, "cycle of heads: 2 → 3 → 2", "correct the HEAD column");
  }

  @Test
  void rejectsSentenceWithoutRoot() {
    rejects(sentence(2, 3, 1), 2, "no root: none of the 3 words has head 0", "correct the HEAD column");
  }

  @Test
  void rejectsHeadThatIsNoNumber() {
    rejects(sentence(0, "one", 1), 3, "head 'one' is not a number", "0 for the root");
  }

  @Test
  void rejectsNegativeHead() {
    rejects(sentence(0, -1, 1), 3, "head '-1' is not a number", "0 for the root");
  }

  @Test
  void rejectsHeadTooBigForAnInteger() {
    rejects(sentence(0, "99999999999", 1), 3, "head '99999999999'", "word numbers");
  }

  @Test
  void rejectsAbsentHeadInTraining() {
    assertThatExceptionOfType(BadSentenceException.class)
        .isThrownBy(() -> Conll.read(sentence(0, "_", 1), TreeColumns.REQUIRED))
        .withMessage("test.conllu:3: the word has no head; annotate it or leave the sentence out");
  }

  @Test
  void rejectsTreeInWhichSomeHeadsAreAbsent() {
    assertThatExceptionOfType(BadSentenceException.class)
        .isThrownBy(() -> Conll.read(sentence(0, "_", 1), TreeColumns.OPTIONAL))
        .withMessage("test.conllu:3: word 2 has no head but others have; annotate it");
  }

  @Test
  void namesTheLineOfTheWordBehindMultiwordTokensAndEmptyNodes() {
    String text = lines("# comment", row("1-2", "ab", "_", "_"), row(1, "a", 0, "root"), row("1.1", "e", "_", "_"),
        row(2, "b", 7, "obj"));
    rejects(text, 5, "head 7 of word 2", "correct");
  }

  @Test
  void acceptsSentenceWhoseHeadsAreAllAbsentWhereTreesAreOptional() throws IOException {
    ConllBlock block = Conll.read(sentence("_", "_", "_"), TreeColumns.OPTIONAL).get(0);
    assertThat(block.tree()).isEmpty();
    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(block::parsed)
        .withMessageStartingWith("test.conllu:1");
  }

  @Test
  void acceptsSeveralRoots() throws IOException {
    assertThat(Conll.read(sentence(0, 0, 0), TreeColumns.REQUIRED).get(0).parsed().tree().rootChildren()).isEqualTo(3);
  }

  private static String sentence(Object first, Object second, Object third) {
    return lines("# a comment", row(1, "Owls", first, "nsubj"), row(2, "hunt", second, "root"),
        row(3, "mice", third, "obj"), "");
  }

  private static void rejects(String text, int line, String problem, String remedy) {
    for (TreeColumns trees : new TreeColumns[] {TreeColumns.OPTIONAL, TreeColumns.REQUIRED}) {
      assertThatExceptionOfType(BadSentenceException.class)
          .isThrownBy(() -> Conll.read(text, trees))
          .satisfies(e -> assertThat(e.getMessage())
              .startsWith(Conll.FILE + ":" + line + ": " + problem)
              .containsPattern("; .*" + remedy));
    }
    assertThatCode(() -> Conll.read(text, TreeColumns.IGNORE)).doesNotThrowAnyException();
  }
}
