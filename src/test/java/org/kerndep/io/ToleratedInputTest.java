package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Conll;

/** Input that deviates and is accepted. */
class ToleratedInputTest {

  @Test
  void emptyFileHasNoSentences() throws IOException {
    assertThat(Conll.read("", TreeColumns.REQUIRED)).isEmpty();
  }

  @Test
  void fileOfBlankLinesHasNoSentences() throws IOException {
    assertThat(Conll.read("\n  \n\t\n\n", TreeColumns.REQUIRED)).isEmpty();
  }

  @Test
  void acceptsUnterminatedLastSentence() throws IOException {
    List<ConllBlock> blocks = Conll.read(goodSentence() + goodSentence().stripTrailing(), TreeColumns.REQUIRED);
    assertThat(blocks).hasSize(2).extracting(b -> b.sentence().toString()).containsOnly("Frogs croak");
  }

  @Test
  void acceptsWindowsLineEnds() throws IOException {
    List<ConllBlock> blocks = Conll.read((goodSentence() + goodSentence()).replace("\n", "\r\n"), TreeColumns.REQUIRED);
    assertThat(blocks).hasSize(2).extracting(b -> b.parsed().tree().toString()).containsOnly("2:nsubj 0:root");
    assertThat(blocks.get(0).lines()).noneMatch(line -> line.contains("\r"));
  }

  @Test
  void acceptsByteOrderMark() throws IOException {
    assertThat(Conll.read("\uFEFF" + goodSentence(), TreeColumns.REQUIRED).get(0).sentence())
        .hasToString("Frogs croak");
    assertThat(Conll.read("\uFEFF# comment\n" + goodSentence(), TreeColumns.REQUIRED).get(0).sentence().size())
        .isEqualTo(2);
  }

  @Test
  void byteOrderMarkElsewhereIsPartOfTheText() throws IOException {
    String text = lines(row(1, "\uFEFFx", 0, "root"));
    assertThat(Conll.read(text, TreeColumns.REQUIRED).get(0).sentence().word(1).form()).isEqualTo("\uFEFFx");
  }

  @Test
  void commentsAloneAreASentenceWithoutWords() throws IOException {
    ConllBlock block = Conll.read("# newdoc\n\n" + goodSentence(), TreeColumns.REQUIRED).get(0);
    assertThat(block.sentence().size()).isZero();
    assertThat(block.parsed().size()).isZero();
  }

  @Test
  void commentsMayStandBetweenRows() throws IOException {
    String text = lines(row(1, "Frogs", 2, "nsubj"), "# aside", row(2, "croak", 0, "root"));
    assertThat(Conll.read(text, TreeColumns.REQUIRED).get(0).lineOf(2)).isEqualTo(3);
  }

  @Test
  void rangesAndEmptyNodesAreNoWords() throws IOException {
    String text = lines(row("0.1", "e", "_", "_"), row("1-2", "ab", "_", "_"), row(1, "a", 0, "root"),
        row(2, "b", 1, "obj"), row("2.1", "e", "_", "_"), row("2.2", "f", "_", "_"));
    assertThat(Conll.read(text, TreeColumns.REQUIRED).get(0).sentence()).hasToString("a b");
  }

  @Test
  void emptyColumnsAreAbsentValues() throws IOException {
    String text = "1\tx\t\t\t\t\t0\troot\t\t\n";
    assertThat(Conll.read(text, TreeColumns.REQUIRED).get(0).sentence().word(1).lemma()).isEqualTo("_");
  }
}
