package org.kerndep.bundle.bytes;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.kerndep.bundle.bytes.ByteSource.Allowance;

/**
 * Reads what {@link FrameOutput} wrote, frame by frame, once the whole has been checked. All frames together may claim
 * the memory that a model file of the same size may. One thread.
 */
public final class FrameInput implements Closeable {

  private static final int BUFFER = 1 << 16;

  private final String name;
  private final DataInputStream in;
  private final Allowance allowance;
  private final int version;
  private long left;

  /**
   * Opens a file; one that is not what it should be is refused with a sentence that begins with "it".
   *
   * @param kind what it should be
   * @param oldest the first version that can be read
   * @param newest the last version that can be read
   */
  public FrameInput(Path file, String kind, byte[] magic, int oldest, int newest) throws IOException {
    name = file.toString();
    allowance = Allowance.of(Files.size(file));
    left = Files.size(file) - magic.length - Integer.BYTES - Long.BYTES;
    in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
    try {
      version = readHeader(kind, magic, oldest, newest);
      requireChecksum(file);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** The version of the file. */
  public int version() {
    return version;
  }

  public ByteSource next() throws IOException {
    if (left < Integer.BYTES) {
      throw new IOException("it ends too early");
    }
    int length = in.readInt();
    left -= Integer.BYTES;
    if (length < 0 || length > left) {
      throw new IOException("it ends too early");
    }
    left -= length;
    return new ByteSource(name, ByteBuffer.wrap(in.readNBytes(length)), allowance);
  }

  public void expectEnd() throws IOException {
    if (left != 0) {
      throw new IOException("it has " + left + " bytes too many");
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private int readHeader(String kind, byte[] magic, int oldest, int newest) throws IOException {
    if (!Arrays.equals(in.readNBytes(magic.length), magic)) {
      throw new IOException("it is not a " + kind);
    }
    if (left < 0) {
      throw new IOException("it ends too early");
    }
    int found = in.readInt();
    if (found < oldest || found > newest) {
      throw new IOException("it was written by another version");
    }
    return found;
  }

  private void requireChecksum(Path file) throws IOException {
    CRC32C checksum = new CRC32C();
    try (DataInputStream whole = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      update(checksum, whole, Files.size(file) - Long.BYTES);
      if (whole.readLong() != checksum.getValue()) {
        throw new IOException("it is damaged, its checksum does not match");
      }
    }
  }

  private static void update(CRC32C checksum, InputStream in, long length) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (long rest = length; rest > 0; ) {
      int read = in.readNBytes(buffer, 0, (int) Math.min(rest, buffer.length));
      if (read == 0) {
        throw new IOException("it ends too early");
      }
      checksum.update(buffer, 0, read);
      rest -= read;
    }
  }
}
