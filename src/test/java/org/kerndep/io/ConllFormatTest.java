package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Word;
import org.kerndep.testing.Conll;

/** Which format a file is taken for, and where each format keeps what. */
class ConllFormatTest {

  @ParameterizedTest
  @EnumSource
  void nameParsesBack(ConllFormat format) {
    assertThat(ConllFormat.parse(format.toString())).isEqualTo(format);
  }

  @Test
  void rejectsUnknownNameAndListsTheKnown() {
    assertThatIllegalArgumentException().isThrownBy(() -> ConllFormat.parse("xml"))
        .withMessage("unknown format xml; known are conllu, conllx, conll09");
  }

  @ParameterizedTest
  @CsvSource({
    "a.conllu, CONLLU", "a.conllu.gz, CONLLU", "a.txt, CONLLU", "noending, CONLLU", "standard input, CONLLU",
    "a.conll, CONLLX", "a.conllx, CONLLX", "a.CONLL06, CONLLX", "a.conll.gz, CONLLX"})
  void tenColumnsAreTakenForWhatTheNameSays(String name, ConllFormat expected) throws IOException {
    byte[] bytes = goodSentence().getBytes(StandardCharsets.UTF_8);
    assertThat(Conll.read(name, bytes, null, TreeColumns.REQUIRED).get(0).format()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "a.conllu, CONLLU", "a.conllu.gz, CONLLU", "a.conll, CONLLX", "a.conllx.gz, CONLLX", "a.conll06, CONLLX",
    "a.conll09, CONLL09", "a.CoNLL2009, CONLL09", "a.conll09.gz, CONLL09"})
  void outputFormatFollowsTheName(String name, ConllFormat expected) {
    assertThat(ConllFormat.ofFileName(Path.of(name))).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dir.conll/a", "a.txt", "a.txt.gz", "conllu", "a.xconll"})
  void otherNamesAskForNoFormat(String name) {
    assertThat(ConllFormat.ofFileName(Path.of(name))).isEmpty();
  }

  @Test
  void twelveColumnsAndMoreAreConll2009() throws IOException {
    String text = "1\ta\t_\t_\t_\t_\t_\t_\t0\t_\troot\t_\n";
    for (String more : new String[] {"", "\t_", "\t_\t_", "\tY\ta.01\tA0\tA1"}) {
      byte[] row = (text.strip() + more + "\n").getBytes(StandardCharsets.UTF_8);
      assertThat(Conll.read("a.txt", row, null, TreeColumns.REQUIRED).get(0).format()).isEqualTo(ConllFormat.CONLL09);
      assertThatIOException().isThrownBy(() -> Conll.read("a.conllu", row, null, TreeColumns.REQUIRED))
          .withMessageContaining("columns where conllu has 10");
    }
  }

  @Test
  void namedFormatIsNotGuessed() {
    byte[] bytes = goodSentence().getBytes(StandardCharsets.UTF_8);
    assertThatExceptionOfType(BadSentenceException.class)
        .isThrownBy(() -> Conll.read("a.conllu", bytes, ConllFormat.CONLL09, TreeColumns.REQUIRED))
        .withMessage("a.conllu:1: 10 columns where conll09 has 12 or more; "
            + "check for lost or additional tabs, or name the format");
  }

  @Test
  void readsConllU() throws IOException {
    assertThat(word("1\tform\tlemma\tUPOS\tXPOS\tA=1|B=2\t0\troot\t0:root\tM=1\n", ConllFormat.CONLLU))
        .isEqualTo(new Word("form", "lemma", "UPOS", "XPOS", "A=1|B=2"));
  }

  @Test
  void readsConllX() throws IOException {
    assertThat(word("1\tform\tlemma\tC\tFINE\tx|y\t0\tROOT\t_\t_\n", ConllFormat.CONLLX))
        .isEqualTo(new Word("form", "lemma", "C", "FINE", "x|y"));
  }

  @Test
  void readsGoldColumnsOfConll2009() throws IOException {
    assertThat(word("1\tform\tl\tpl\tP\tPP\tf\tpf\t0\t3\tROOT\tPR\t_\t_\n", ConllFormat.CONLL09))
        .isEqualTo(new Word("form", "l", "P", "P", "f"));
  }

  @Test
  void readsPredictedColumnsOfConll2009WhereGoldIsAbsent() throws IOException {
    assertThat(word("1\tform\t_\tpl\t_\tPP\t_\tpf\t0\t0\tROOT\tPR\t_\t_\n", ConllFormat.CONLL09))
        .isEqualTo(new Word("form", "pl", "PP", "PP", "pf"));
  }

  @Test
  void readsTreeOfConll2009() throws IOException {
    String text = "1\ta\t_\t_\t_\t_\t_\t_\t2\t1\tSBJ\tX\t_\t_\n2\tb\t_\t_\t_\t_\t_\t_\t0\t1\tROOT\tX\t_\t_\n";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(Conll.read("a", bytes, null, TreeColumns.REQUIRED).get(0).parsed().tree()).hasToString("2:SBJ 0:ROOT");
  }

  private static Word word(String row, ConllFormat format) throws IOException {
    return Conll.read("a", row.getBytes(StandardCharsets.UTF_8), format, TreeColumns.REQUIRED).get(0).sentence()
        .word(1);
  }
}
