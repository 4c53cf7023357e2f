package org.kerndep.bundle;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in the making: variable-length integers, text, raw blocks. Read back by {@link ByteSource}. One thread. */
final class ByteSink {

  private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

  private byte[] bytes = new byte[64];
  private int size;

  ByteSink putInt(int value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      put(value >>> shift);
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
      put(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    put(rest);
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
  ByteSink putBlock(byte[] block) {
    return putCount(block.length).putRaw(block);
  }

  ByteSink putRaw(byte[] block) {
    makeRoom(block.length);
    System.arraycopy(block, 0, bytes, size, block.length);
    size += block.length;
    return this;
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  private void put(int value) {
    makeRoom(1);
    bytes[size++] = (byte) value;
  }

  private void makeRoom(int more) {
    if (more > bytes.length - size) {
      if (more > MOST_BYTES - size) {
        throw new OutOfMemoryError("more than 2 GB in one piece");
      }
      bytes = Arrays.copyOf(bytes, Math.max(size + more, (int) Math.min(MOST_BYTES, 2L * bytes.length)));
    }
  }
}
