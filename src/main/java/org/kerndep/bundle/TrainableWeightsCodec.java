package org.kerndep.bundle;

import java.io.IOException;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrameInput;
import org.kerndep.bundle.bytes.FrameOutput;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;

/** Weights in training as frames: the size of the table, then a frame for each range of indices. */
final class TrainableWeightsCodec {

  /** So many indices are in a frame, which takes less than 1 MB. */
  private static final int RANGE = 1 << 16;

  private TrainableWeightsCodec() {}

  static void write(TrainableWeights weights, FrameOutput out) throws IOException {
    WeightTable current = weights.current();
    out.write(new ByteSink().putCount(current.bits()).putCount(current.overhang()));
    ByteSink frame = new ByteSink();
    for (int from = 0; from < current.size(); from += RANGE) {
      putRange(weights, from, Math.min(from + RANGE, current.size()), frame.clear());
      out.write(frame);
    }
  }

  /** Fills a table of zeros, which must be as large as the one that was written. */
  static void read(FrameInput in, TrainableWeights weights) throws IOException {
    ByteSource header = in.next();
    WeightTable current = weights.current();
    if (header.readCount() != current.bits() || header.readCount() != current.overhang()) {
      throw header.corrupt("a weight table of another size");
    }
    header.expectEnd();
    int size = current.size();
    for (int from = 0; from < size; from += RANGE) {
      readRange(in.next(), weights, from, Math.min(from + RANGE, size));
    }
  }

  /** Only what was ever changed: the gap to the one before, the weight, the sum. */
  private static void putRange(TrainableWeights weights, int from, int to, ByteSink out) {
    int next = from;
    for (int i = from; i < to; i++) {
      if (weights.isChanged(i)) {
        out.putCount(i - next).putInt(Float.floatToIntBits(weights.current().get(i)))
            .putLong(Double.doubleToLongBits(weights.weightedChanges(i)));
        next = i + 1;
      }
    }
  }

  private static void readRange(ByteSource in, TrainableWeights weights, int from, int to) throws IOException {
    int next = from;
    while (in.hasMore()) {
      int gap = in.readCount();
      if (gap >= to - next) {
        throw in.corrupt("weight out of range");
      }
      weights.restore(next + gap, Float.intBitsToFloat(in.readInt()), Double.longBitsToDouble(in.readLong()));
      next += gap + 1;
    }
  }
}
