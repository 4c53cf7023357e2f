package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Word;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;

class TextReaderTest {

  @Test
  void writesMultiwordTokensSpacesTextAndParagraphs() throws Exception {
    List<ConllBlock> blocks = TextExamples.read("Anna doesn't\n sleep. Dogs bark.\n\nTom smiled.\n");
    assertThat(blocks).extracting(block -> block.comment("text").orElseThrow())
        .containsExactly("Anna doesn't sleep.", "Dogs bark.", "Tom smiled.");
    assertThat(blocks.get(0).lines()).containsExactly("# newpar", "# sent_id = 1", "# text = Anna doesn't sleep.",
        row("1", "Anna", "_"), row("2-3", "doesn't", "_"), row("2", "does", "_"), row("3", "n't", "_"),
        row("4", "sleep", "SpaceAfter=No"), row("5", ".", "_"));
    assertThat(blocks.get(1).lines()).startsWith("# sent_id = 2");
    assertThat(blocks.get(2).lines()).startsWith("# newpar", "# sent_id = 3");
  }

  private static String row(String id, String form, String misc) {
    return String.join("\t", id, form, "_", "_", "_", "_", "_", "_", "_", misc);
  }

  @Test
  void sentencesGetTags() throws Exception {
    TextReader reader = TextExamples.reader("Dogs bark.".getBytes(StandardCharsets.UTF_8), false);
    ConllBlock block = reader.next();
    assertThat(block.sentence().word(1).cpos()).isEqualTo(Word.ABSENT);
    assertThat(reader.taggings(block).best().words()).extracting(Word::cpos)
        .containsExactly("NOUN", "VERB", "PUNCT");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", " \r\n\t\n", "\uFEFF", "\uFEFF\n\n"})
  void nothingIsNoError(String text) throws Exception {
    assertThat(TextExamples.read(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE"})
  void byteOrderMarksTellTheEncodingAndAreNoText(String charset) throws Exception {
    byte[] bytes = "\uFEFFThe cat sleeps.\r\n\r\nTom smiled.".getBytes(Charset.forName(charset));
    assertThat(TextExamples.readAll(TextExamples.reader(bytes, false)))
        .extracting(block -> block.comment("text").orElseThrow()).containsExactly("The cat sleeps.", "Tom smiled.");
  }

  @Test
  void compressedTextIsRead() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write("Tom smiled.".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(TextExamples.readAll(TextExamples.reader(bytes.toByteArray(), false))).hasSize(1);
  }

  @Test
  void whatIsNoTextIsRefusedWithItsLine() {
    byte[] latin = "The cat\nsleeps.\ncafé".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> TextExamples.readAll(TextExamples.reader(latin, false)))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("test.txt:3", "UTF-8", "iconv");
    byte[] wide = "The cat sleeps.".getBytes(StandardCharsets.UTF_16LE);
    assertThatThrownBy(() -> TextExamples.readAll(TextExamples.reader(wide, false)))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("test.txt:1", "NUL");
    byte[] cut = {'a', ' ', (byte) 0xC3};
    assertThatThrownBy(() -> TextExamples.readAll(TextExamples.reader(cut, false)))
        .isInstanceOf(BadInputException.class).hasMessageContaining("UTF-8");
  }

  @Test
  void whoTypesGetsEachLineAtOnce() throws Exception {
    InputStream typed = new InputStream() {
      private final InputStream line =
          new ByteArrayInputStream("The cat sleeps.\n".getBytes(StandardCharsets.UTF_8));

      @Override
      public int read() throws IOException {
        int next = line.read();
        assertThat(next).as("read beyond the line that was typed").isNotEqualTo(-1);
        return next;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        bytes[offset] = (byte) read();
        return 1;
      }
    };
    TextReader reader = new TextReader(Input.of("standard input", typed), TextExamples.english(), true);
    assertThat(reader.next().comment("text")).contains("The cat sleeps.");
  }

  /** A paragraph of 2 MB is read while no more of it than some pieces is taken from the input. */
  @Test
  void aParagraphAsLongAsABookIsReadPieceByPiece() throws Exception {
    String sentence = "The old farmer sold his horse. ";
    int count = 70_000;
    long[] taken = {0};
    InputStream book = new InputStream() {
      private int place;

      @Override
      public int read() {
        taken[0]++;
        return place == count * sentence.length() ? -1 : sentence.charAt(place++ % sentence.length());
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        int first = read();
        if (first < 0) {
          return -1;
        }
        bytes[offset] = (byte) first;
        int size = 1;
        while (size < length && place < count * sentence.length()) {
          bytes[offset + size++] = (byte) read();
        }
        return size;
      }
    };
    TextReader reader = new TextReader(Input.of("book.txt", book), TextExamples.english(), false);
    for (int i = 0; i < 3000; i++) {
      ConllBlock block = reader.next();
      assertThat(block.comment("text")).contains(sentence.strip());
      assertThat(block.lines().contains("# newpar")).isEqualTo(i == 0);
      assertThat(taken[0]).isLessThan((long) (i + 1) * sentence.length() + 3L * TextReader.PIECE);
    }
  }

  @Test
  void textWithoutSpacesOrSentenceEndsIsCutWhereItMustBe() throws Exception {
    String word = "lalala".repeat(TextReader.PIECE / 2);
    List<ConllBlock> blocks = TextExamples.read(word + " and the end.");
    assertThat(blocks).hasSizeGreaterThan(2);
    StringBuilder text = new StringBuilder();
    blocks.forEach(block -> block.surfaceTokens().forEach(token -> text.append(token.form())));
    assertThat(text).hasToString(word + "andtheend.");
  }

  /** What is looked at around a place is bounded, so time grows with the length of a word and not with its square. */
  @ParameterizedTest
  @ValueSource(strings = {"la", ".", "a😀", "www.-", "a@", ")", "n't"})
  void wordsAsLongAsAPieceTakeNoLongerThanOtherText(String part) throws Exception {
    String word = "http://" + part.repeat(TextReader.PIECE / part.length() - 10);
    assertTimeout(Duration.ofSeconds(60), () -> assertThat(TextExamples.read("a " + word + " b")).isNotEmpty());
  }
}
