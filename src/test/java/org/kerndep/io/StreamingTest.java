package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.testing.Conll;

/** Long streams: the reader neither runs ahead nor holds what it gave away. */
class StreamingTest {

  private static final int SENTENCES = 20_000;
  private static final int MOST_BYTES_AHEAD = 1 << 17;

  @Test
  void readsManySentencesWithoutRunningAhead() throws IOException {
    Repeating source = new Repeating(SENTENCES);
    ConllReader reader = new ConllReader(Conll.FILE, source, null, TreeColumns.REQUIRED);
    long bytes = 0;
    long count = 0;
    long ahead = 0;
    for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
      bytes += source.sentence.length;
      count++;
      ahead = Math.max(ahead, source.produced - bytes);
    }
    assertThat(count).isEqualTo(SENTENCES);
    assertThat(ahead).isLessThan(MOST_BYTES_AHEAD);
  }

  @Test
  void doesNotHoldSentencesItGaveAway() throws IOException, InterruptedException {
    ConllReader reader = new ConllReader(Conll.FILE, new Repeating(10_000), null, TreeColumns.REQUIRED);
    WeakReference<ConllBlock> first = new WeakReference<>(reader.next());
    reader.next();
    for (int i = 0; i < 100 && first.get() != null; i++) {
      System.gc();
      Thread.sleep(5);
    }
    assertThat(first.get()).isNull();
    assertThat(reader.next()).isNotNull();
  }

  @ParameterizedTest
  @EnumSource(TreeColumns.class)
  void blankLinesDoNotFillTheMemory(TreeColumns trees) throws IOException {
    long blanks = 16 << 20;
    InputStream in = new SequenceInputStream(new ByteArrayInputStream(goodSentence().getBytes(StandardCharsets.UTF_8)),
        new Newlines(blanks));
    ConllReader reader = new ConllReader(Conll.FILE, in, null, trees);
    long characters = 0;
    for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
      assertThat(block.text().length()).isLessThanOrEqualTo(ConllReader.MOST_BLANKS);
      characters += block.text().length();
    }
    long kept = characters + reader.tail().length() - goodSentence().length();
    assertThat(kept).isEqualTo(trees == TreeColumns.REQUIRED ? blanks % ConllReader.MOST_BLANKS : blanks);
  }

  @Test
  void givesASentenceAsSoonAsItsBlankLineIsThere() throws IOException {
    byte[] text = goodSentence().getBytes(StandardCharsets.UTF_8);
    InputStream terminal = new InputStream() {
      private int position;

      @Override
      public int read() {
        return position < text.length ? text[position++] : fail();
      }

      @Override
      public int read(byte[] target, int offset, int length) {
        target[offset] = (byte) read();
        return 1;
      }

      private int fail() {
        throw new AssertionError("the reader asked for more than the sentence");
      }
    };
    assertThat(new ConllReader(Conll.FILE, terminal, null, TreeColumns.REQUIRED).next().sentence().size()).isEqualTo(2);
  }

  /** So many line ends. */
  private static final class Newlines extends InputStream {

    private long left;

    Newlines(long count) {
      left = count;
    }

    @Override
    public int read() {
      return left-- > 0 ? '\n' : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int count = (int) Math.min(left, length);
      Arrays.fill(target, offset, offset + count, (byte) '\n');
      left -= count;
      return count > 0 ? count : -1;
    }
  }

  /** The same sentence many times, made when asked for. */
  private static final class Repeating extends InputStream {

    private final byte[] sentence = goodSentence().getBytes(StandardCharsets.UTF_8);
    private final long total;
    private long produced;

    Repeating(int sentences) {
      this.total = (long) sentences * sentence.length;
    }

    @Override
    public int read() {
      return produced == total ? -1 : sentence[(int) (produced++ % sentence.length)];
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int count = (int) Math.min(length, total - produced);
      for (int i = 0; i < count; i++) {
        target[offset + i] = (byte) read();
      }
      return count == 0 ? -1 : count;
    }
  }
}
