package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.testing.Conll;

/** Files that are not CoNLL, or not text, or not there. */
class ForeignFileTest {

  @Test
  void rejectsPlainText() {
    rejects("The meeting starts at noon.\nBring a map.\n".getBytes(StandardCharsets.UTF_8),
        "test.conllu:1: 1 column where conllu has 10; is this a CoNLL file? its columns are separated by tabs");
  }

  @Test
  void rejectsInvalidUtf8() {
    String text = goodSentence() + goodSentence().replace("croak", "coässen");
    rejects(text.getBytes(StandardCharsets.ISO_8859_1),
        "test.conllu:5: not valid UTF-8; convert the file, for example with iconv -t UTF-8");
  }

  @Test
  void rejectsCarriageReturnsThatEndLines() {
    String remedy =
        ": a line ends with a carriage return alone; convert the line ends, for example with tr '\\r' '\\n'";
    String text = "# text = Frogs croak\n" + goodSentence();
    rejects(text.replace("\n", "\r").getBytes(StandardCharsets.UTF_8), "test.conllu:1" + remedy);
    rejects(goodSentence().replace("\n", "\r").getBytes(StandardCharsets.UTF_8), "test.conllu:1" + remedy);
    rejects((goodSentence() + text.replace("\n", "\r")).getBytes(StandardCharsets.UTF_8), "test.conllu:4" + remedy);
  }

  @Test
  void rejectsInvalidUtf8InAComment() {
    rejects("# caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1), "test.conllu:1: not valid UTF-8");
  }

  @Test
  void rejectsUtf16() {
    for (Charset charset : List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      rejects(goodSentence().getBytes(charset),
          "test.conllu: is in UTF-16, not in UTF-8; convert it, for example with iconv -f UTF-16 -t UTF-8");
    }
    rejects(("\uFEFF" + goodSentence()).getBytes(StandardCharsets.UTF_16LE), "test.conllu: is in UTF-16");
  }

  @Test
  void rejectsWhatTheSystemDoesNotLetUsRead(@TempDir Path directory) throws IOException {
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("Input/output error");
      }
    };
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> new ConllReader("tape", broken, null, TreeColumns.REQUIRED).next())
        .withMessage("tape: cannot be read (Input/output error); check its path and permissions");
    Path below = Files.createFile(directory.resolve("file")).resolve("below.conllu");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> ConllReader.open(below, null, TreeColumns.REQUIRED))
        .withMessage(below + ": cannot be read (Not a directory); check its path and permissions");
  }

  @Test
  void rejectsBinaryData() {
    byte[] bytes = new byte[1 << 16];
    new SplittableRandom(7).nextBytes(bytes);
    rejects(bytes, "test.conllu: is not text; name a CoNLL file");
  }

  @Test
  void rejectsArchivesAndModelsAlsoWherePlainTextIsRead() {
    byte[] archive = {'P', 'K', 3, 4, 20, 0};
    byte[] model = {(byte) 0x8B, 'K', 'D', 'P', '\r', '\n'};
    rejects(archive, "test.conllu: is a zip archive; unpack it first");
    rejects(model, "test.conllu: is a kerndep model; name sentences here; models are named with --model");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> input(model).isText()).withMessageStartingWith("page.txt: is a kerndep model");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> new PlainTextReader(input(archive)).read(new char[8]))
        .withMessageStartingWith("page.txt: is a zip archive");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> input(new byte[] {'a', 0, 'b'}).isText())
        .withMessage("page.txt: is not text; name a CoNLL file");
  }

  private static Input input(byte[] bytes) throws IOException {
    return Input.of("page.txt", new ByteArrayInputStream(bytes));
  }

  @Test
  void readsInputOfOneByte() throws IOException {
    assertThat(Conll.read("\n", TreeColumns.IGNORE)).isEmpty();
  }

  @Test
  void rejectsOneVeryLongLine() {
    byte[] bytes = new byte[LineReader.MAX_LINE_BYTES + 1];
    Arrays.fill(bytes, (byte) 'a');
    rejects(bytes, "test.conllu:1: line longer than 1048576 bytes; is this a CoNLL file?");
  }

  @Test
  void namesTheNumberOfTheLongLine() {
    String text = goodSentence() + "# " + "a".repeat(LineReader.MAX_LINE_BYTES);
    rejects(text.getBytes(StandardCharsets.UTF_8), "test.conllu:4: line longer than");
  }

  @Test
  void givesUpOnASentenceThatNeverEnds() {
    byte[] longText = "yes\n".repeat(ConllReader.MAX_SENTENCE_CHARACTERS / 2).getBytes(StandardCharsets.UTF_8);
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> Conll.read(Conll.FILE, longText, null, TreeColumns.IGNORE))
        .isNotInstanceOf(BadSentenceException.class)
        .withMessage("test.conllu:1: sentence longer than 4194304 characters; is this a CoNLL file? "
            + "its sentences are separated by blank lines");
  }

  @Test
  void rejectsMissingFile(@TempDir Path directory) {
    Path file = directory.resolve("absent.conllu");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> ConllReader.open(file, null, TreeColumns.IGNORE))
        .withMessage(file + ": no such file; check the path");
  }

  @Test
  void rejectsDirectory(@TempDir Path directory) {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> ConllReader.open(directory, null, TreeColumns.IGNORE))
        .withMessage(directory + ": is a directory; name a file");
  }

  private static void rejects(byte[] bytes, String messageStart) {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> Conll.read(Conll.FILE, bytes, null, TreeColumns.IGNORE))
        .satisfies(e -> assertThat(e.getMessage()).startsWith(messageStart));
  }
}
