package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What it took to make something.
 *
 * @param seconds wall time, NaN if not known
 * @param heap the memory
 */
record Effort(double seconds, HeapUse heap) {

  /** Of what was made elsewhere, or not in one go. */
  static final Effort UNKNOWN = new Effort(Double.NaN, HeapUse.NOTHING);

  /** Time and heap of this JVM from now on. */
  static Watch watch() {
    return new Watch(HeapWatch.start(), System.nanoTime());
  }

  static Effort read(Path file) throws IOException {
    String[] figures = Files.readString(file).strip().split(" ");
    return new Effort(Double.parseDouble(figures[0]),
        new HeapUse(Long.parseLong(figures[1]), Long.parseLong(figures[2])));
  }

  void write(Path file) throws IOException {
    Files.writeString(file, seconds + " " + heap.peakBytes() + " " + heap.liveBytes() + "\n");
  }

  /** One measurement. */
  record Watch(HeapWatch heap, long start) {

    Effort stop() {
      return new Effort((System.nanoTime() - start) / 1e9, heap.stop());
    }
  }
}
