package org.kerndep.bundle;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Bytes in the making: variable-length integers, text, raw blocks. Read back by {@link ByteSource}. */
final class ByteSink {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  ByteSink putInt(int value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      out.write(value >>> shift);
    }
    return this;
  }

  ByteSink putLong(long value) {
    return putInt((int) (value >>> 32)).putInt((int) value);
  }

  /** A number that is usually small and never negative: seven bits a byte. */
  ByteSink putCount(int value) {
    if (value < 0) {
      throw new IllegalArgumentException("negative count: " + value);
    }
    int rest = value;
    while (rest >= 0x80) {
      out.write(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
    return this;
  }

  /** A number of either sign whose magnitude is usually small and below 2^30. */
  ByteSink putSigned(int value) {
    return putCount(value << 1 ^ value >> 31);
  }

  ByteSink putText(String text) {
    return putBlock(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The length and the bytes. */
  ByteSink putBlock(byte[] bytes) {
    return putCount(bytes.length).putRaw(bytes);
  }

  ByteSink putRaw(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  byte[] toByteArray() {
    return out.toByteArray();
  }
}
