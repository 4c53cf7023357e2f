package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ModelFormatException;

/**
 * Content of models under a right checksum: a model loads or is refused as damaged, in bounded memory. Also run by
 * Jazzer.
 */
public final class ModelFuzzTarget {

  /** The content of sound models of all kinds, to be damaged. */
  static final List<byte[]> SOUND = Stream.of("golden-layer.kdp", "golden-3.kdp", "golden-4-scorers.kdp",
      "golden-5.kdp", "golden-text.kdp", "golden-6.kdp", "golden-7.kdp").map(ModelFuzzTarget::content).toList();

  /** Beyond the allowance of a model: what decoding allocates and lets go. */
  private static final int COPIES = 4;
  private static final int MAGIC_BYTES = 8;
  private static final int UNDEFLATED = 3;
  private static final Duration LONGEST = Duration.ofSeconds(10);

  private ModelFuzzTarget() {}

  /** Jazzer calls this first, so that the time of loading classes is not that of a case. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(new byte[1]);
  }

  /**
   * The entry point that Jazzer looks for. A byte chooses a sound model, or none; each edit that follows has three
   * bytes for its place, one for the length of what is cut out, one for that of what is put there, and that.
   */
  public static void fuzzerTestOneInput(byte[] input) {
    ByteBuffer script = ByteBuffer.wrap(input);
    int model = script.hasRemaining() ? (script.get() & 0xFF) % (SOUND.size() + 1) : 0;
    byte[] content = model == SOUND.size() ? new byte[0] : SOUND.get(model);
    while (script.remaining() > 4) {
      int place = (script.get() & 0xFF) << 16 | script.getShort() & 0xFFFF;
      int cut = script.get() & 0xFF;
      byte[] put = new byte[Math.min(script.get() & 0xFF, script.remaining())];
      script.get(put);
      content = edited(content, place, cut, put);
    }
    loadsOrIsRefused(content);
  }

  private static byte[] edited(byte[] content, int place, int cut, byte[] put) {
    int from = Math.min(place, content.length);
    int until = Math.min(from + cut, content.length);
    return new ByteSink().putRaw(Arrays.copyOf(content, from)).putRaw(put)
        .putRaw(Arrays.copyOfRange(content, until, content.length)).toByteArray();
  }

  /** Loads a model file with that content. */
  static void loadsOrIsRefused(byte[] content) {
    byte[] file = sealed(content);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    long begun = System.nanoTime();
    try {
      assertThat(ModelBundle.read("m.kdp", file).manifest()).isNotNull();
    } catch (ModelFormatException e) {
      assertThat(e).hasMessageStartingWith("m.kdp: ");
    }
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before)
        .isLessThan(COPIES * ((256L << 20) + 64L * file.length));
  }

  /** In the last format that does not deflate, which would take longer than all the rest. */
  private static byte[] sealed(byte[] content) {
    try {
      return new ByteSink().putRaw(Arrays.copyOf(ModelEnvelope.seal(new byte[0]), MAGIC_BYTES)).putInt(UNDEFLATED)
          .putLong(content.length).putRaw(MessageDigest.getInstance("SHA-256").digest(content)).putRaw(content)
          .toByteArray();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] content(String name) {
    try (InputStream in = ModelFuzzTarget.class.getResourceAsStream(name)) {
      return ModelEnvelope.open(name, in.readAllBytes()).readRemainingBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
