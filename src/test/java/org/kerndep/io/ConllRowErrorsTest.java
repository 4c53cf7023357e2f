package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import org.junit.jupiter.api.Test;
import org.kerndep.testing.Conll;

/** Rows that are refused whatever their tree, with file, line and a remedy. */
class ConllRowErrorsTest {

  private static final String FIRST = row(1, "Toads", 2, "nsubj");

  @Test
  void rejectsTooFewColumns() {
    rejects(lines(FIRST, "2\tsing\t_\t_\t_\t_\t0\troot\t_"), 2, "9 columns where conllu has 10", "tabs");
  }

  @Test
  void rejectsTooManyColumns() {
    rejects(lines(FIRST, row(2, "sing", 0, "root") + "\t_"), 2, "11 columns where conllu has 10", "tabs");
  }

  @Test
  void rejectsColumnsSeparatedByBlanks() {
    rejects(lines(FIRST.replace('\t', ' ')), 1, "1 column where conllu has 10", "separated by tabs");
  }

  @Test
  void rejectsIdThatIsNoNumber() {
    rejects(lines(FIRST, row("two", "sing", 0, "root")), 2, "id 'two' is not a number", "words are numbered 1, 2, 3");
  }

  @Test
  void rejectsEmptyId() {
    rejects(lines(row("", "Toads", 0, "root")), 1, "id '' is not a number", "words are numbered");
  }

  @Test
  void rejectsRepeatedId() {
    rejects(lines(FIRST, row(1, "sing", 0, "root")), 2, "id 1 is repeated", "is a blank line missing?");
  }

  @Test
  void rejectsMissingId() {
    rejects(lines(FIRST, row(3, "sing", 0, "root")), 2, "id 3 stands where 2 was expected", "without gaps");
  }

  @Test
  void rejectsIdsThatStartAtZero() {
    rejects(lines(row(0, "Toads", 0, "root")), 1, "id 0 stands where 1 was expected", "from 1");
  }

  @Test
  void rejectsEmptyForm() {
    rejects(lines(FIRST, row(2, "", 0, "root")), 2, "the form is empty", "write _");
  }

  @Test
  void rejectsMultiwordTokenThatDoesNotPrecedeItsFirstWord() {
    rejects(lines(FIRST, row("1-2", "Toadssing", "_", "_"), row(2, "sing", 0, "root")), 2,
        "multiword token 1-2 after word 1", "a multiword token stands before its first word");
  }

  @Test
  void rejectsMultiwordTokenThatRunsBackwards() {
    rejects(lines(row("1-0", "x", "_", "_"), FIRST), 1, "multiword token 1-0 after word 0", "ends at its last");
  }

  @Test
  void rejectsMultiwordTokenBeyondTheSentence() {
    rejects(lines(row("1-3", "Toadssing", "_", "_"), FIRST, row(2, "sing", 0, "root")), 3,
        "a multiword token ends at word 3, the sentence at 2", "add the missing words");
  }

  @Test
  void rejectsOverlappingMultiwordTokens() {
    rejects(lines(row("1-3", "x", "_", "_"), FIRST, row("2-2", "y", "_", "_"), row(2, "sing", 0, "root")), 3,
        "multiword token 2-2 begins inside the one that ends at word 3", "shorten");
  }

  @Test
  void rejectsEmptyNodeThatDoesNotFollowItsWord() {
    rejects(lines(FIRST, row("2.1", "x", "_", "_"), row(2, "sing", 0, "root")), 2,
        "empty node 2.1 does not follow word 2", "number the words");
  }

  @Test
  void countsLinesOfCommentsAndEarlierSentences() {
    String second = lines("# one", "# two", FIRST, row("x", "sing", 0, "root"));
    rejects(goodSentence() + "\n\n" + second, 9, "id 'x'", "words");
  }

  /** Also when the tree is not read: rows are checked for every use. */
  private static void rejects(String text, int line, String problem, String remedy) {
    for (TreeColumns trees : TreeColumns.values()) {
      assertThatExceptionOfType(BadSentenceException.class)
          .isThrownBy(() -> Conll.read(text, trees))
          .satisfies(e -> assertThat(e.getMessage())
              .startsWith(Conll.FILE + ":" + line + ": " + problem)
              .containsPattern("; .*" + remedy));
    }
  }
}
