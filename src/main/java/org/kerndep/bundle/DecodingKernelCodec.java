package org.kerndep.bundle;

import org.kerndep.rerank.DecodingKernel;

/** The kernel of the decoder as bytes. */
final class DecodingKernelCodec {

  static final String NAME = "decoding-kernel";

  /** 1: a weight and a kernel function. */
  static final int VERSION = 1;

  private DecodingKernelCodec() {}

  static byte[] encode(DecodingKernel kernel) {
    ByteSink out = new ByteSink();
    out.putLong(Double.doubleToLongBits(kernel.weight()));
    KernelCodec.put(out, kernel.kernel());
    return out.toByteArray();
  }

  static DecodingKernel decode(ByteSource in) throws ModelFormatException {
    try {
      double weight = Double.longBitsToDouble(in.readLong());
      DecodingKernel kernel = new DecodingKernel(KernelCodec.read(in), weight);
      in.expectEnd();
      return kernel;
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }
}
