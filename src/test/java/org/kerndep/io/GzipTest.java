package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Progress;
import org.kerndep.testing.Conll;

/** Compressed files, sound and damaged. */
class GzipTest {

  @TempDir
  private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("bank.conllu.gz");
  }

  @Test
  void readsCompressedFile() throws IOException {
    Files.write(file, gzip(goodSentence()));
    assertThat(TreebankReader.read(file).size()).isEqualTo(1);
  }

  @Test
  void readsFileOfSeveralCompressedParts() throws IOException {
    ByteArrayOutputStream parts = new ByteArrayOutputStream();
    parts.write(gzip(goodSentence()));
    parts.write(gzip(goodSentence()));
    Files.write(file, parts.toByteArray());
    assertThat(TreebankReader.read(file).size()).isEqualTo(2);
  }

  @Test
  void writesCompressedFileByName() throws IOException {
    write(file, goodSentence());
    assertThat(Files.readAllBytes(file)).startsWith(0x1f, 0x8b);
    assertThat(TreebankReader.read(file).size()).isEqualTo(1);
  }

  @Test
  void writesPlainFileByName() throws IOException {
    Path plain = directory.resolve("bank.conllu");
    write(plain, goodSentence());
    assertThat(plain).hasContent(goodSentence());
  }

  @Test
  void recognisesCompressedDataUnderAnyName() throws IOException {
    Path plain = directory.resolve("bank.conllu");
    Files.write(plain, gzip(goodSentence()));
    assertThat(TreebankReader.read(plain).size()).isEqualTo(1);
  }

  @Test
  void readsAllPartsFromAPipeThatPauses() throws IOException {
    InputStream parts = new SequenceInputStream(new ByteArrayInputStream(gzip(goodSentence())),
        new ByteArrayInputStream(gzip(goodSentence()))) {
      @Override
      public int available() {
        return 0;
      }
    };
    try (ConllReader reader = new ConllReader("pipe", Gzip.plain(parts), null, TreeColumns.REQUIRED)) {
      assertThat(Conll.readAll(reader)).hasSize(2);
    }
  }

  @Test
  void shareOfACompressedFileGoesToOne() throws IOException {
    Files.write(file, gzip(manySentences()));
    try (ConllReader reader = ConllReader.open(file, null, TreeColumns.REQUIRED)) {
      reader.next();
      assertThat(reader.share()).isPositive();
      Conll.readAll(reader);
      assertThat(reader.share()).isEqualTo(1);
    }
  }

  @Test
  void rejectsPlainTextUnderACompressedName() throws IOException {
    Files.writeString(file, goodSentence());
    rejects(": not gzip data; rename the file or compress it");
  }

  @Test
  void rejectsEmptyFileUnderACompressedName() throws IOException {
    Files.writeString(file, "");
    rejects(": not gzip data; rename the file or compress it");
  }

  @Test
  void rejectsTruncatedFileAfterTheSentencesItHas() throws IOException {
    byte[] bytes = gzip(manySentences());
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    rejects(":\\d+: damaged gzip data .*; compress the file again or give it uncompressed");
  }

  @Test
  void rejectsDamagedFile() throws IOException {
    byte[] bytes = gzip(manySentences());
    Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 40, (byte) 0xff);
    Files.write(file, bytes);
    rejects(":\\d+: .*");
  }

  @Test
  void rejectsWrongChecksum() throws IOException {
    byte[] bytes = gzip(goodSentence());
    bytes[bytes.length - 8] ^= 1;
    Files.write(file, bytes);
    rejects(":\\d+: damaged gzip data .*");
  }

  @Test
  void aDamagedHeaderOfALaterPartIsRejectedWithItsPlace() throws IOException {
    byte[] first = gzip(goodSentence());
    for (int bit = 0; bit < 3 * 8; bit++) {
      byte[] second = gzip(goodSentence());
      second[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, joined(first, second));
      rejects(":\\d+: damaged gzip data \\(at byte " + first.length
          + " is neither the end nor another gzip member\\); .*");
    }
  }

  @Test
  void aLaterPartThatIsCutOffIsRejected() throws IOException {
    byte[] first = gzip(goodSentence());
    byte[] second = gzip(goodSentence());
    for (int length = 1; length < second.length; length++) {
      Files.write(file, joined(first, Arrays.copyOf(second, length)));
      rejects(":\\d+: damaged gzip data \\(it ends within a gzip member, at byte " + (first.length + length)
          + "\\); .*");
    }
  }

  @Test
  void noFlippedBitLosesASentence() throws IOException {
    byte[] sound = joined(gzip(goodSentence()), gzip(goodSentence()));
    for (int bit = 0; bit < sound.length * 8; bit++) {
      byte[] bytes = sound.clone();
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, bytes);
      try {
        assertThat(TreebankReader.read(file).size()).as("bit %d", bit).isEqualTo(2);
      } catch (BadInputException e) {
        assertThat(e).hasMessageStartingWith(file.toString());
      }
    }
  }

  @Test
  void onlyZerosMayFollow() throws IOException {
    byte[] sound = gzip(goodSentence());
    Files.write(file, joined(sound, new byte[512]));
    assertThat(TreebankReader.read(file).size()).isEqualTo(1);
    Files.write(file, joined(sound, new byte[] {0, 0, 1}));
    rejects(":\\d+: damaged gzip data \\(at byte " + (sound.length + 2) + " is neither .*");
    Files.write(file, joined(sound, new byte[] {'x'}));
    rejects(":\\d+: damaged gzip data \\(at byte " + sound.length + " is neither .*");
  }

  @Test
  void readsHeadersWithAllThatTheyMayHave() throws IOException {
    byte[] plain = gzip(goodSentence());
    byte[] start = {0x1F, (byte) 0x8B, 8, 2 + 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7, 'n', 0, 'c', 0};
    CRC32 checksum = new CRC32();
    checksum.update(start);
    byte[] header = joined(start, new byte[] {(byte) checksum.getValue(), (byte) (checksum.getValue() >> 8)});
    byte[] content = Arrays.copyOfRange(plain, 10, plain.length);
    Files.write(file, joined(plain, joined(header, content)));
    assertThat(TreebankReader.read(file).size()).isEqualTo(2);
    header[header.length - 1] ^= 1;
    Files.write(file, joined(plain, joined(header, content)));
    rejects(":\\d+: damaged gzip data \\(wrong checksum of the gzip header at byte " + plain.length + "\\).*");
  }

  @Test
  void anyDamageIsAnInputError() throws IOException {
    byte[] sound = gzip(manySentences());
    SplittableRandom random = new SplittableRandom(11);
    for (int trial = 0; trial < 200; trial++) {
      byte[] bytes = Arrays.copyOf(sound, 1 + random.nextInt(sound.length));
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, bytes);
      rejects(".*; .*");
    }
  }

  private void rejects(String messageEnd) {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> TreebankReader.read(file, null, MiscLayers.NONE, true, Progress.NONE))
        .withMessageMatching("\\Q" + file + "\\E" + messageEnd);
  }

  private static void write(Path target, String text) throws IOException {
    try (AtomicFile atomic = new AtomicFile(target)) {
      try (ConllWriter writer = new ConllWriter(Gzip.content(atomic, target), null)) {
        writer.write(Conll.read(text, TreeColumns.REQUIRED).get(0));
      }
      atomic.commit();
    }
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private static String manySentences() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 500; i++) {
      text.append(goodSentence().replace("Frogs", "Frogs" + i * 7919));
    }
    return text.toString();
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }
}
