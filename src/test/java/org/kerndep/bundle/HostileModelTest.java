package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.WholeTreeScorer;

/** Models whose checksum is right but that claim more than their size warrants: refused before memory is gone. */
class HostileModelTest {

  private static final int HASH_AT = 20;
  private static final int CONTENT_AT = 52;
  /** What is read is allocated at most about twice: as it is read and as it is kept. */
  private static final int COPIES = 3;

  @TempDir
  Path directory;

  @Test
  void largeTablesInASmallFile() {
    ByteSink base = new ByteSink().putText("eisner").putText("single").putText("none")
        .putText(TemplateSet.standard().toString());
    base.putCount(0).putCount(1).putText("root").putCount(3);
    base.putLong(Double.doubleToLongBits(0.1)).putCount(16).putCount(1).putText("single");
    for (int table = 0; table < 3; table++) {
      base.putCount(28).putCount(0).putInt(Float.floatToIntBits(1)).putCount(0);
    }
    base.putCount(0);
    refuses(sealed(BaseModelCodec.NAME, BaseModelCodec.VERSION, base), "claims more memory");
  }

  @Test
  void aDeflateBomb() throws Exception {
    byte[] zeros = new byte[64 << 20];
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(zeros);
    deflater.finish();
    byte[] deflated = new byte[1 << 20];
    int length = deflater.deflate(deflated);
    deflater.end();
    byte[] rest = new ByteSink().putLong(zeros.length).putRaw(Arrays.copyOf(deflated, length)).toByteArray();
    byte[] file = ByteBuffer.allocate(CONTENT_AT + rest.length).put(ModelEnvelope.seal(new byte[0]), 0, CONTENT_AT)
        .put(rest).putLong(HASH_AT - Long.BYTES, rest.length).array();
    refuses(checksummed(file), "impossible length");
  }

  @Test
  void textsThatUnfold() {
    ByteSink words = new ByteSink().putText("").putCount(0).putCount(100_000);
    words.putCount(0).putText("a".repeat(10_000));
    for (int i = 1; i < 100_000; i++) {
      words.putCount(10_000).putText("");
    }
    refuses(sealed(WordClassesCodec.NAME, WordClassesCodec.VERSION, words), "claims more memory");
  }

  @Test
  void manyEmptyTexts() {
    int count = 16 << 20;
    ByteSink words = new ByteSink().putText("").putCount(count).putRaw(new byte[2 * count]);
    byte[] content = content(WordClassesCodec.NAME, WordClassesCodec.VERSION, words);
    assertThat(ModelEnvelope.seal(content)).as("what inflates too much is stored as it is")
        .hasSizeGreaterThan(content.length);
    refuses(ModelEnvelope.seal(content), "");
  }

  @Test
  void endlessLists() throws ModelFormatException {
    BaseModel base = Examples.englishModel().base();
    WholeTreeScorer scorer = new WholeTreeScorer(base.vocabulary(), TreeTemplateSet.standard(),
        new WeightTable.Builder(8, 0, 1).build());
    for (int trees : new int[] {RerankCodec.MOST_TREES, RerankCodec.MOST_TREES + 1, 1_000_000}) {
      byte[] bytes = RerankCodec.encode(new RerankFunction(List.of(scorer), 1, trees, 1));
      ByteSource source = new ByteSource("m.kdp", ByteBuffer.wrap(bytes));
      if (trees <= RerankCodec.MOST_TREES) {
        assertThat(RerankCodec.decode(source, RerankCodec.VERSION, base).trees()).isEqualTo(trees);
      } else {
        assertThatThrownBy(() -> RerankCodec.decode(source, RerankCodec.VERSION, base))
            .isInstanceOf(ModelFormatException.class).hasMessageContaining("lists of " + trees + " trees");
      }
    }
  }

  @Test
  void noSuchModelIsWritten() {
    BaseModel base = Examples.englishModel().base();
    WeightTable huge = new WeightTable.Builder(28, 0, 1).build();
    WholeTreeScorer scorer = new WholeTreeScorer(base.vocabulary(), TreeTemplateSet.standard(), huge);
    ModelBundle bundle = new ModelBundle(Examples.englishModel().manifest(), base, Optional.empty(),
        Optional.of(new RerankFunction(List.of(scorer), 1, 25, 1)));
    assertThatThrownBy(() -> bundle.write(directory.resolve("m.kdp"))).isInstanceOf(IOException.class)
        .hasMessageContainingAll("m.kdp: not written", "train with smaller part-bits");
    assertThat(directory).isEmptyDirectory();
  }

  private static byte[] sealed(String entry, int version, ByteSink entryContent) {
    return ModelEnvelope.seal(content(entry, version, entryContent));
  }

  private static byte[] content(String entry, int version, ByteSink entryContent) {
    return new ByteSink().putText("manifest").putInt(1).putText("a: b\n").putText(entry).putInt(version)
        .putBlock(entryContent.toByteArray()).toByteArray();
  }

  private static void refuses(byte[] file, String message) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThatThrownBy(() -> ModelBundle.read("m.kdp", file)).isInstanceOf(ModelFormatException.class)
        .hasMessageContaining(message).extracting(e -> ((ModelFormatException) e).kind()).isEqualTo(Kind.CORRUPT);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before)
        .isLessThan(COPIES * ((256L << 20) + 64L * file.length));
  }

  private static byte[] checksummed(byte[] file) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(file, 0, HASH_AT);
    digest.update(file, CONTENT_AT, file.length - CONTENT_AT);
    System.arraycopy(digest.digest(), 0, file, HASH_AT, CONTENT_AT - HASH_AT);
    return file;
  }
}
