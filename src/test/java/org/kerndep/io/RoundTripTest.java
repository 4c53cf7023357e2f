package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.testing.Conll;

/** What is read comes out byte for byte when nothing is changed. */
class RoundTripTest {

  private static final String RICH = lines(
      "# newdoc id = pond",
      "# text = Im Teich quaken Frösche.",
      "1-2\tIm\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=Yes",
      "1\tin\tin\tADP\tAPPR\t_\t3\tcase\t3:case\tTranslit=in|Gloss=in the",
      "2\tdem\tder\tDET\tART\tCase=Dat|Definite=Def\t3\tdet\t3:det\t_",
      "3\tTeich\tTeich\tNOUN\tNN\tCase=Dat\t4\tobl\t4:obl:in|4.1:nsubj\t_",
      "4\tquaken\tquaken\tVERB\tVVFIN\t_\t0\troot\t0:root\t_",
      "4.1\tquaken\tquaken\tVERB\t_\t_\t_\t_\t4:conj\tCopyOf=4",
      "# a comment in the middle",
      "5\tFrösche\tFrosch\tNOUN\tNN\tNumber=Plur\t4\tnsubj\t4:nsubj\tSpaceAfter=No",
      "6\t. . .\t. . .\tPUNCT\t$.\t_\t4\tpunct\t4:punct\t_",
      "");

  @Test
  void keepsCommentsMultiwordTokensEmptyNodesDepsAndMisc() throws IOException {
    survives(RICH);
  }

  @Test
  void keepsAdditionalBlankLines() throws IOException {
    survives("\n\n" + goodSentence() + "\n \n\t\n" + goodSentence() + "\n\n\n");
  }

  @Test
  void keepsBlankLinesOfAFileWithoutSentences() throws IOException {
    survives("\n \n\n");
    survives("");
  }

  @Test
  void keepsMissingLastLineEnd() throws IOException {
    survives(RICH + RICH.stripTrailing());
    survives(RICH + RICH.stripTrailing() + "\n");
    survives(RICH + "  ");
  }

  @Test
  void keepsWindowsLineEnds() throws IOException {
    survives((RICH + "\n" + goodSentence()).replace("\n", "\r\n"));
    survives((RICH + goodSentence()).replace("\n", "\r\n").stripTrailing());
  }

  @Test
  void keepsMixedLineEnds() throws IOException {
    String[] rows = {row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), row(3, "loudly", 2, "advmod")};
    survives(lines(rows[0] + "\r", rows[1], rows[2], "\r") + goodSentence());
    survives(lines(rows[0], rows[1] + "\r", rows[2], ""));
  }

  @Test
  void keepsByteOrderMark() throws IOException {
    survives("\uFEFF" + RICH);
    survives("\uFEFF\n" + RICH);
    survives("\uFEFF");
  }

  @Test
  void keepsCarriageReturnWithoutLineFeedAtTheEnd() throws IOException {
    survives(goodSentence().stripTrailing() + "\r");
  }

  @Test
  void keepsBlocksOfCommentsOnly() throws IOException {
    survives("# first\n\n# second\n# third\n\n" + RICH + "# last");
  }

  @Test
  void keepsManyBlankLines() throws IOException {
    String blanks = "\n \r\n".repeat(50_000);
    survives("\uFEFF" + blanks + RICH + blanks + RICH + blanks + " ");
  }

  @Test
  void keepsUnusualCharacters() throws IOException {
    survives(lines(row(1, "a\u00A0b", 0, "x\u2028y"), row(2, "🐸\u200D", 1, "\u0085"), row(3, "\u0000", 1, "\r"), ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"english-train.conllu", "english-test.conllu", "turkish.conllu"})
  void keepsTheExampleFiles(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of("examples", name));
    assertThat(Conll.copy(bytes)).isEqualTo(bytes);
    assertThat(TreebankReader.read(Path.of("examples", name)).isEmpty()).isFalse();
  }

  private static void survives(String text) throws IOException {
    assertThat(Conll.copy(text)).isEqualTo(text);
  }
}
