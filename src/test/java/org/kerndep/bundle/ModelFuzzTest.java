package org.kerndep.bundle;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.testing.FuzzInputs;

/** Damaged content under a right checksum: the model loads or is refused as damaged, in bounded memory. */
class ModelFuzzTest {

  @Property(seed = "20")
  void flippedBytesAreRefusedOrHarmless(@ForAll @IntRange(max = 6) int sound, @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int flips) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] content = ModelFuzzTarget.SOUND.get(sound).clone();
    for (int i = 0; i < flips; i++) {
      content[place(random, content.length)] = (byte) random.nextInt(256);
    }
    ModelFuzzTarget.loadsOrIsRefused(content);
  }

  @Property(seed = "21")
  void cutOrRepeatedStretchesAreRefusedOrHarmless(@ForAll @IntRange(max = 6) int sound, @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] content = ModelFuzzTarget.SOUND.get(sound);
    int from = place(random, content.length);
    int until = Math.min(content.length, from + random.nextInt(64));
    boolean cut = random.nextBoolean();
    ByteSink changed = new ByteSink().putRaw(Arrays.copyOf(content, cut ? from : until))
        .putRaw(Arrays.copyOfRange(content, cut ? until : from, content.length));
    ModelFuzzTarget.loadsOrIsRefused(changed.toByteArray());
  }

  @Example
  void inputsOfTheFuzzer() {
    FuzzInputs.of(ModelFuzzTarget.class).forEach(ModelFuzzTarget::fuzzerTestOneInput);
  }

  /** Half of the places are near the beginning, where sizes and names are. */
  private static int place(SplittableRandom random, int length) {
    return random.nextInt(random.nextBoolean() ? Math.min(length, 4096) : length);
  }
}
