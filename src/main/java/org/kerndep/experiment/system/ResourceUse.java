package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The time and memory that it took to make something.
 *
 * @param seconds wall time, NaN if not known
 * @param heap the memory
 */
record ResourceUse(double seconds, HeapUse heap) {

  /** Of what was made elsewhere, or with interruptions. */
  static final ResourceUse UNKNOWN = new ResourceUse(Double.NaN, HeapUse.NOTHING);

  static ResourceUse read(Path file) throws IOException {
    String[] figures = Files.readString(file).strip().split(" ");
    return new ResourceUse(Double.parseDouble(figures[0]),
        new HeapUse(Long.parseLong(figures[1]), Long.parseLong(figures[2])));
  }

  void write(Path file) throws IOException {
    Files.writeString(file, seconds + " " + heap.peakBytes() + " " + heap.liveBytes() + "\n");
  }
}
