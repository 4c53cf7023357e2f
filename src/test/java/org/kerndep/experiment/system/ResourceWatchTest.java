package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourceWatchTest {

  private static final int BYTES = 8 << 20;

  @Test
  void seesWhatIsHeld() {
    ResourceWatch watch = ResourceWatch.start();
    byte[] held = new byte[BYTES];
    HeapUse use = watch.stop().heap();
    assertThat(use.peakBytes()).isGreaterThanOrEqualTo(held.length);
    assertThat(use.liveBytes()).isLessThanOrEqualTo(use.peakBytes());
  }

  @Test
  void readsTheLogOfAnotherJvm(@TempDir Path directory) throws Exception {
    Path log = Files.writeString(directory.resolve("gc"), """
        [0.006s][info][gc] Using G1
        [0.301s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 51M->7M(1024M) 4.003ms
        [0.512s][info][gc] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 30M->9M(1024M) 3.100ms
        [0.600s][info][gc] GC(2) Concurrent Mark Cycle 12.345ms
        """);
    assertThat(HeapUse.ofLog(log)).isEqualTo(new HeapUse(51L << 20, 9L << 20));
  }
}
