package org.kerndep.bundle;

import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;
import org.kerndep.rerank.DecoderKernel;

/** The kernel of the decoder as bytes. */
final class DecoderKernelCodec {

  static final String NAME = "decoding-kernel";

  /** 1: a weight and a kernel function. 2: it compares user layers. */
  static final int VERSION = 2;

  private static final int VERSION_WITHOUT_LAYERS = 1;

  private DecoderKernelCodec() {}

  /** The lowest version that has room for a kernel. */
  static int version(DecoderKernel kernel) {
    return kernel.kernel().userLayers().isEmpty() ? VERSION_WITHOUT_LAYERS : VERSION;
  }

  static byte[] encode(DecoderKernel kernel) {
    ByteSink out = new ByteSink();
    out.putLong(Double.doubleToLongBits(kernel.weight()));
    KernelCodec.put(out, kernel.kernel());
    return out.toByteArray();
  }

  static DecoderKernel decode(ByteSource in, WordKnowledge knowledge) throws ModelFormatException {
    try {
      double weight = Double.longBitsToDouble(in.readLong());
      DecoderKernel kernel = new DecoderKernel(KernelCodec.read(in, knowledge), weight);
      in.expectEnd();
      return kernel;
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }
}
