package org.kerndep.batch.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The bytes of a result: in memory, or in a temporary file once they are many. What goes wrong with that file is an
 * {@link ScratchException}, so that it is not taken for a problem of the document. One thread.
 */
public final class ResultBuffer extends OutputStream {

  private static final int MOST_IN_MEMORY = 1 << 22;

  private final Path scratch;
  private final CRC32C checksum = new CRC32C();
  private final ByteArrayOutputStream memory = new ByteArrayOutputStream(1 << 12);
  private Path file;
  private OutputStream fileOut;
  private long length;

  /**
   * A buffer.
   *
   * @param scratch a folder for the temporary file
   */
  public ResultBuffer(Path scratch) {
    this.scratch = scratch;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    checksum.update(bytes, offset, count);
    length += count;
    try {
      if (fileOut == null && memory.size() + count > MOST_IN_MEMORY) {
        spill();
      }
      if (fileOut == null) {
        memory.write(bytes, offset, count);
      } else {
        fileOut.write(bytes, offset, count);
      }
    } catch (IOException e) {
      throw new ScratchException(scratch, e);
    }
  }

  private void spill() throws IOException {
    file = Files.createTempFile(Files.createDirectories(scratch), "result", ".tmp");
    fileOut = Files.newOutputStream(file);
    memory.writeTo(fileOut);
    memory.reset();
  }

  /** How many bytes there are. */
  public long length() {
    return length;
  }

  /** CRC-32C of the bytes. */
  public long checksum() {
    return checksum.getValue();
  }

  /** The temporary file, if there is one; complete after {@link #close}. */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** The bytes, if there is no temporary file. */
  public byte[] bytes() {
    return memory.toByteArray();
  }

  /** Writes all bytes, wherever they are; after {@link #close}. */
  public void writeTo(OutputStream out) throws IOException {
    if (file == null) {
      memory.writeTo(out);
    } else {
      Files.copy(file, out);
    }
  }

  /** Appends all bytes to a file. */
  public void appendTo(FileChannel target) throws IOException {
    if (file == null) {
      ByteBuffer bytes = ByteBuffer.wrap(memory.toByteArray());
      while (bytes.hasRemaining()) {
        target.write(bytes);
      }
      return;
    }
    try (FileChannel in = FileChannel.open(file)) {
      for (long done = 0; done < length; ) {
        done += in.transferTo(done, length - done, target);
      }
    }
  }

  /** Ends the writing. */
  @Override
  public void close() {
    try {
      if (fileOut != null) {
        fileOut.close();
      }
    } catch (IOException e) {
      throw new ScratchException(scratch, e);
    }
  }

  /** Frees the temporary file. */
  public void discard() {
    close();
    if (file != null) {
      file.toFile().delete();
    }
  }
}
