package org.kerndep.bundle.bytes;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in the making: variable-length integers, text, raw blocks. Read back by {@link ByteSource}. One thread. */
public final class ByteSink {

  private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

  private byte[] bytes = new byte[64];
  private int size;

  public ByteSink putInt(int value) {
    makeRoom(Integer.BYTES);
    INTS.set(bytes, size, value);
    size += Integer.BYTES;
    return this;
  }

  public ByteSink putLong(long value) {
    makeRoom(Long.BYTES);
    LONGS.set(bytes, size, value);
    size += Long.BYTES;
    return this;
  }

  /** A number that is usually small and never negative: seven bits a byte. */
  public ByteSink putCount(int value) {
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

  /** A number that is never negative: seven bits a byte. */
  public ByteSink putLongCount(long value) {
    if (value < 0) {
      throw new IllegalArgumentException("negative count: " + value);
    }
    long rest = value;
    while (rest >= 0x80) {
      put((int) (rest & 0x7F | 0x80));
      rest >>>= 7;
    }
    put((int) rest);
    return this;
  }

  /** A number of either sign whose magnitude is usually small and below 2^30. */
  public ByteSink putSigned(int value) {
    return putCount(value << 1 ^ value >> 31);
  }

  public ByteSink putText(String text) {
    return putBlock(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The length and the bytes. */
  public ByteSink putBlock(byte[] block) {
    return putCount(block.length).putRaw(block);
  }

  public ByteSink putRaw(byte[] block) {
    makeRoom(block.length);
    System.arraycopy(block, 0, bytes, size, block.length);
    size += block.length;
    return this;
  }

  public int size() {
    return size;
  }

  public void writeTo(OutputStream out) throws IOException {
    out.write(bytes, 0, size);
  }

  /** Forgets all bytes but keeps the room they took. */
  public ByteSink clear() {
    size = 0;
    return this;
  }

  public byte[] toByteArray() {
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
