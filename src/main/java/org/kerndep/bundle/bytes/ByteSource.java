package org.kerndep.bundle.bytes;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;

/**
 * Reads what {@link ByteSink} wrote, never beyond its end. Sizes are checked against what is left of the bytes and of
 * the memory that a file of its size may take, before anything is allocated. One thread.
 */
public final class ByteSource {

  /** What reading a file may still allocate, shared by all that is read of it and by the threads that read. */
  public static final class Allowance {

    private static final long LEAST = 256L << 20;
    private static final long PER_BYTE = 64;

    private final AtomicLong left;

    private Allowance(long left) {
      this.left = new AtomicLong(left);
    }

    /** That of a file: 256 MB, and 64 times its size. */
    public static Allowance of(long fileSize) {
      return new Allowance(LEAST + PER_BYTE * fileSize);
    }

    /** Whether so many bytes are allowed. */
    public boolean covers(long bytes) {
      return bytes <= left.get();
    }
  }

  /** What a text takes beside its characters, and what an item of a list takes at least. */
  private static final int TEXT_BYTES = 56;
  private static final int ITEM_BYTES = 16;

  private static final int LONGEST_PROBLEM = 120;

  private final String file;
  private final ByteBuffer bytes;
  private final Allowance allowance;

  /** Bytes of our own, which are trusted. */
  public ByteSource(String file, ByteBuffer bytes) {
    this(file, bytes, new Allowance(Long.MAX_VALUE));
  }

  /** Bytes of a file that may claim anything. */
  public ByteSource(String file, ByteBuffer bytes, Allowance allowance) {
    this.file = file;
    this.bytes = bytes;
    this.allowance = allowance;
  }

  /** Takes memory from the allowance before it is allocated; too much is refused. */
  public void claim(long memory) throws ModelFormatException {
    if (!allowance.covers(memory) || allowance.left.addAndGet(-memory) < 0) {
      throw corrupt("it claims more memory than a file of its size can need");
    }
  }

  /** The memory of a text of so many characters. */
  public void claimText(int length) throws ModelFormatException {
    claim(TEXT_BYTES + (long) length);
  }

  public int readInt() throws ModelFormatException {
    require(Integer.BYTES);
    return bytes.getInt();
  }

  public long readLong() throws ModelFormatException {
    require(Long.BYTES);
    return bytes.getLong();
  }

  public int readCount() throws ModelFormatException {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      require(1);
      byte next = bytes.get();
      value |= (next & 0x7F) << shift;
      if (next >= 0) {
        if (value < 0) {
          throw corrupt("negative count");
        }
        return value;
      }
    }
    throw corrupt("count of more than five bytes");
  }

  public long readLongCount() throws ModelFormatException {
    long value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      require(1);
      byte next = bytes.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw corrupt("count of more than nine bytes");
  }

  /** So many counts. */
  public int[] readCounts(int size) throws ModelFormatException {
    require(size);
    claim((long) Integer.BYTES * size);
    int[] counts = new int[size];
    for (int i = 0; i < size; i++) {
      counts[i] = readCount();
    }
    return counts;
  }

  public int readSigned() throws ModelFormatException {
    int value = readCount();
    return value >>> 1 ^ -(value & 1);
  }

  public String readText() throws ModelFormatException {
    ByteSource text = readBlock();
    claimText(text.bytes.remaining());
    return text.readRemainingText();
  }

  /** All that is left, as text. */
  public String readRemainingText() throws ModelFormatException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw corrupt("text that is not UTF-8");
    }
  }

  /** All that is left, as bytes. */
  public byte[] readRemainingBytes() {
    byte[] rest = new byte[bytes.remaining()];
    bytes.get(rest);
    return rest;
  }

  /** A block's content, without copying it. */
  public ByteSource readBlock() throws ModelFormatException {
    int length = readCount();
    require(length);
    ByteBuffer block = bytes.slice(bytes.position(), length);
    bytes.position(bytes.position() + length);
    return new ByteSource(file, block, allowance);
  }

  /** Other bytes of the same file. */
  public ByteSource of(ByteBuffer other) {
    return new ByteSource(file, other, allowance);
  }

  /** A count of things that take at least one byte each. */
  public int readSize() throws ModelFormatException {
    int size = readCount();
    require(size);
    claim((long) ITEM_BYTES * size);
    return size;
  }

  public boolean hasMore() {
    return bytes.hasRemaining();
  }

  public void expectEnd() throws ModelFormatException {
    if (bytes.hasRemaining()) {
      throw corrupt(bytes.remaining() + " bytes too many");
    }
  }

  public ModelFormatException corrupt(String problem) {
    String line = problem.lines().findFirst().orElse("");
    String brief = line.length() > LONGEST_PROBLEM ? line.substring(0, LONGEST_PROBLEM) + "…" : line;
    return new ModelFormatException(file, Kind.CORRUPT, "the model is damaged (" + brief + ")");
  }

  public ModelFormatException tooNew(String problem) {
    return new ModelFormatException(file, Kind.TOO_NEW, problem);
  }

  private void require(int count) throws ModelFormatException {
    if (bytes.remaining() < count) {
      throw corrupt("it ends too early");
    }
  }
}
