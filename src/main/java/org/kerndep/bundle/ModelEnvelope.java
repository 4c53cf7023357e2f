package org.kerndep.bundle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ByteSource.Allowance;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;

/**
 * What lies around the content of a model file: magic, format version, length of the rest, SHA-256 of all that and of
 * the rest, and the rest, which is the content's length and the content, deflated. In formats before
 * {@value #FIRST_CHECKED_WHOLE} the checksum is that of the rest alone, and before {@value #FIRST_DEFLATED} the rest is
 * the content.
 */
final class ModelEnvelope {

  private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'D', 'P', '\r', '\n', 0x1A, '\n'};
  private static final int VERSION = 5;
  private static final int FIRST_CHECKED_WHOLE = 5;
  private static final int FIRST_DEFLATED = 4;
  private static final int OLDEST_VERSION = 1;
  private static final int HASH_BYTES = 32;
  private static final int HEADER_BYTES = MAGIC.length + Integer.BYTES + Long.BYTES + HASH_BYTES;
  /** Content of more than a megabyte is at most so many times as long as what it is deflated to. */
  private static final int MOST_DEFLATED = 32;
  private static final int LEAST_INFLATED = 1 << 20;
  /** So many bytes tell text from other files. */
  private static final int LOOKED_AT = 256;
  private static final int LARGEST_CONTENT = Integer.MAX_VALUE - 8;

  private ModelEnvelope() {}

  /** A model file with that content. */
  static byte[] seal(byte[] content) {
    byte[] deflated = deflate(content, Deflater.BEST_COMPRESSION);
    byte[] stored = mayInflate(deflated.length, content.length) ? deflated : deflate(content, Deflater.NO_COMPRESSION);
    byte[] rest = new ByteSink().putLong(content.length).putRaw(stored).toByteArray();
    byte[] header = new ByteSink().putRaw(MAGIC).putInt(VERSION).putLong(rest.length).toByteArray();
    byte[] checksum = sha256(ByteBuffer.wrap(header), ByteBuffer.wrap(rest));
    return new ByteSink().putRaw(header).putRaw(checksum).putRaw(rest).toByteArray();
  }

  /** The content of a model file, which is checked. */
  static ByteSource open(String name, byte[] bytes) throws ModelFormatException {
    ByteSource header = new ByteSource(name, ByteBuffer.wrap(bytes), Allowance.of(bytes.length));
    if (bytes.length < MAGIC.length || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new ModelFormatException(name, Kind.FOREIGN,
          isText(bytes) ? "is text, not a kerndep model" : "is not a kerndep model");
    }
    header.readLong();
    int version = header.readInt();
    if (version > VERSION) {
      throw new ModelFormatException(name, Kind.TOO_NEW,
          "has model format " + version + ", this version reads up to " + VERSION);
    }
    if (version < OLDEST_VERSION) {
      throw new ModelFormatException(name, Kind.TOO_OLD,
          "has model format " + version + ", this version reads from " + OLDEST_VERSION);
    }
    long length = header.readLong();
    if (length != bytes.length - HEADER_BYTES) {
      throw header.corrupt(length > bytes.length - HEADER_BYTES ? "it ends too early" : "bytes too many");
    }
    ByteBuffer rest = ByteBuffer.wrap(bytes, HEADER_BYTES, (int) length).slice();
    ByteBuffer checkedHeader =
        ByteBuffer.wrap(bytes, 0, version < FIRST_CHECKED_WHOLE ? 0 : HEADER_BYTES - HASH_BYTES);
    byte[] stored = Arrays.copyOfRange(bytes, HEADER_BYTES - HASH_BYTES, HEADER_BYTES);
    if (!Arrays.equals(stored, sha256(checkedHeader, rest.duplicate()))) {
      throw header.corrupt("its checksum does not match");
    }
    return header.of(version < FIRST_DEFLATED ? rest : inflate(header, rest));
  }

  private static boolean isText(byte[] bytes) {
    byte[] start = Arrays.copyOf(bytes, Math.min(bytes.length, LOOKED_AT));
    return start.length > 0 && new String(start, StandardCharsets.ISO_8859_1).chars()
        .noneMatch(c -> c < ' ' && !Character.isWhitespace(c));
  }

  /** Whether so few bytes may inflate to so many, which keeps a small file from filling the memory. */
  static boolean mayInflate(int deflated, long inflated) {
    return inflated >= 0 && inflated <= Math.max(LEAST_INFLATED, (long) MOST_DEFLATED * deflated);
  }

  private static byte[] deflate(byte[] content, int level) {
    Deflater deflater = new Deflater(level, true);
    ByteSink out = new ByteSink();
    try {
      deflater.setInput(content);
      deflater.finish();
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) {
        out.putRaw(Arrays.copyOf(buffer, deflater.deflate(buffer)));
      }
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  private static ByteBuffer inflate(ByteSource header, ByteBuffer rest) throws ModelFormatException {
    if (rest.remaining() < Long.BYTES) {
      throw header.corrupt("it ends too early");
    }
    long length = rest.getLong();
    if (length > LARGEST_CONTENT || !mayInflate(rest.remaining(), length)) {
      throw header.corrupt("impossible length");
    }
    header.claim(length);
    byte[] content = new byte[(int) length];
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(rest);
      int size = 0;
      while (size < content.length && !inflater.needsInput() && !inflater.finished()) {
        size += inflater.inflate(content, size, content.length - size);
      }
      if (size < content.length || inflater.inflate(new byte[1]) > 0 || !inflater.finished() || rest.hasRemaining()) {
        throw header.corrupt("its content has another length");
      }
    } catch (DataFormatException e) {
      throw header.corrupt("its content cannot be inflated");
    } finally {
      inflater.end();
    }
    return ByteBuffer.wrap(content);
  }

  private static byte[] sha256(ByteBuffer header, ByteBuffer rest) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(header);
      digest.update(rest);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
