package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Damaged content under a right checksum: the model loads or is refused as damaged, in bounded memory. */
class ModelFuzzTest {

  private static final String[] GOLDEN = {"golden-3.kdp", "golden-5.kdp", "golden-layer.kdp", "golden-text.kdp",
      "golden-6.kdp"};
  /** Beyond the allowance of a model: what decoding allocates and lets go. */
  private static final int COPIES = 4;

  @Property(seed = "20", tries = 400)
  void flippedBytesAreRefusedOrHarmless(@ForAll @IntRange(max = 4) int golden, @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int flips) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] content = content(GOLDEN[golden]);
    for (int i = 0; i < flips; i++) {
      content[place(random, content.length)] = (byte) random.nextInt(256);
    }
    loadsOrIsRefused(ModelEnvelope.seal(content));
  }

  @Property(seed = "21", tries = 200)
  void cutOrRepeatedStretchesAreRefusedOrHarmless(@ForAll @IntRange(max = 4) int golden, @ForAll long seed)
      throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] content = content(GOLDEN[golden]);
    int from = place(random, content.length);
    int until = Math.min(content.length, from + random.nextInt(64));
    boolean cut = random.nextBoolean();
    ByteSink changed = new ByteSink().putRaw(Arrays.copyOf(content, cut ? from : until))
        .putRaw(Arrays.copyOfRange(content, cut ? until : from, content.length));
    loadsOrIsRefused(ModelEnvelope.seal(changed.toByteArray()));
  }

  /** Half of the places are near the beginning, where sizes and names are. */
  private static int place(SplittableRandom random, int length) {
    return random.nextInt(random.nextBoolean() ? Math.min(length, 4096) : length);
  }

  private static byte[] content(String name) throws IOException {
    try (InputStream in = ModelFuzzTest.class.getResourceAsStream(name)) {
      return ModelEnvelope.open(name, in.readAllBytes()).readRemainingBytes();
    }
  }

  private static void loadsOrIsRefused(byte[] file) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    try {
      assertThat(ModelBundle.read("m.kdp", file).manifest()).isNotNull();
    } catch (ModelFormatException e) {
      assertThat(e).hasMessageStartingWith("m.kdp: ");
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before)
        .isLessThan(COPIES * ((256L << 20) + 64L * file.length));
  }
}
