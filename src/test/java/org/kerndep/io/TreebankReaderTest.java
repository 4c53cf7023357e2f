package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.run.Progress;

/** Whole treebanks, with bad sentences refused or passed over. */
class TreebankReaderTest {

  private static final String CYCLE = lines(row(1, "a", 2, "x"), row(2, "b", 1, "x"), row(3, "c", 0, "root"), "");
  private static final String SHORT_ROW = lines("1\tx", "");

  @TempDir
  private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("bank.conllu");
  }

  @Test
  void readsSentencesInOrder() throws IOException {
    write(goodSentence() + goodSentence().replace("Frogs", "Toads"));
    assertThat(TreebankReader.read(file).sentences()).extracting(s -> s.sentence().toString())
        .containsExactly("Frogs croak", "Toads croak");
  }

  @Test
  void leavesOutSentencesWithoutWords() throws IOException {
    write("# only a comment\n\n" + goodSentence());
    assertThat(TreebankReader.read(file).size()).isEqualTo(1);
  }

  @Test
  void readsEmptyFileAsEmptyTreebank() throws IOException {
    write("");
    assertThat(TreebankReader.read(file).isEmpty()).isTrue();
  }

  @Test
  void stopsAtTheFirstBadSentence() throws IOException {
    write(goodSentence() + CYCLE + goodSentence());
    assertThatExceptionOfType(BadSentenceException.class)
        .isThrownBy(() -> TreebankReader.read(file))
        .withMessageStartingWith(file + ":4: cycle of heads");
  }

  @Test
  void passesOverBadSentencesWhenTold() throws IOException {
    write(goodSentence() + CYCLE + goodSentence() + SHORT_ROW + goodSentence());
    TreebankReader.Result result = readSkipping();
    assertThat(result.treebank().size()).isEqualTo(3);
    assertThat(result.problems()).hasSize(2);
    assertThat(result.problems().get(0)).startsWith(file + ":4: cycle of heads");
    assertThat(result.problems().get(1)).startsWith(file + ":11: 2 columns");
  }

  @Test
  void passesOverSentencesThatAreNotUtf8() throws IOException {
    String text = goodSentence().replace("Frogs", "Fr\u00f6sche");
    Files.write(file, (text + goodSentence()).getBytes(StandardCharsets.ISO_8859_1));
    TreebankReader.Result result = readSkipping();
    assertThat(result.treebank().size()).isEqualTo(1);
    assertThat(result.problems()).singleElement().asString().startsWith(file + ":1: not valid UTF-8");
  }

  @Test
  void passesOverBadLastSentenceWithoutLineEnd() throws IOException {
    write(goodSentence() + SHORT_ROW.stripTrailing());
    TreebankReader.Result result = readSkipping();
    assertThat(result.treebank().size()).isEqualTo(1);
    assertThat(result.problems()).hasSize(1);
  }

  @Test
  void badFirstRowDoesNotSettleTheFormat() throws IOException {
    file = directory.resolve("bank.txt");
    write(SHORT_ROW + "1\ta\t_\t_\t_\t_\t_\t_\t0\t_\troot\t_\t_\t_\n");
    assertThat(readSkipping().treebank().size()).isEqualTo(1);
  }

  @Test
  void reportsNoProblemsOfAGoodFile() throws IOException {
    write(goodSentence());
    assertThat(readSkipping().problems()).isEmpty();
  }

  @Test
  void doesNotPassOverAFileThatIsNotThere() {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(this::readSkipping)
        .withMessage(file + ": no such file; check the path");
  }

  private TreebankReader.Result readSkipping() throws IOException {
    return TreebankReader.read(file, null, MiscLayers.NONE, true, Progress.NONE);
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text);
  }
}
