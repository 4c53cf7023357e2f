package org.kerndep.io;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.kerndep.run.AtomicFile;

/**
 * Writes blocks as UTF-8, in the format they came in exactly as they were, or converted to another. A file appears only
 * when it is complete. One thread.
 */
public final class ConllWriter implements Closeable, Flushable {

  private static final int MOST_WAITING = 1 << 22;

  private final Writer out;
  private final ConllFormat target;
  /** Null for a stream. */
  private final AtomicFile file;
  /** Blocks without rows at the beginning, which wait for the first row, since they have no format of their own. */
  private final StringBuilder waiting = new StringBuilder();
  private boolean anyRows;

  /**
   * A writer to a stream.
   *
   * @param target the format to write, or null to keep each block's own
   */
  public ConllWriter(OutputStream out, ConllFormat target) {
    this(out, target, null);
  }

  private ConllWriter(OutputStream out, ConllFormat target, AtomicFile file) {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    this.target = target;
    this.file = file;
  }

  /**
   * Begins a file, compressed if its name ends in .gz, which {@link #commit} completes.
   *
   * @param target the format to write, or null to keep each block's own
   */
  public static ConllWriter create(Path name, ConllFormat target) throws IOException {
    AtomicFile file = new AtomicFile(name);
    try {
      return new ConllWriter(Gzip.content(file, name), target, file);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  /** Writes a block; comments before the first row are kept if the format does not change. */
  public void write(ConllBlock block) throws IOException {
    boolean same = target == null || target == block.format();
    if (target != null && !anyRows && !block.hasRows() && waiting.length() < MOST_WAITING) {
      waiting.append(block.text());
      return;
    }
    writeWaiting(same);
    anyRows = true;
    out.write(same ? block.text() : ConllConversion.convert(block, target));
  }

  private void writeWaiting(boolean same) throws IOException {
    if (same) {
      out.append(waiting);
    }
    waiting.setLength(0);
  }

  /** Writes text between or after blocks as it is. */
  public void writeRaw(String text) throws IOException {
    writeWaiting(true);
    out.write(text);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  /** Completes the output: a file appears under its name, a stream is flushed. */
  public void commit() throws IOException {
    writeWaiting(true);
    if (file == null) {
      out.flush();
    } else {
      out.close();
      file.commit();
    }
  }

  /** Closes the stream; a file that was not committed is removed. */
  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      if (file != null) {
        file.close();
      }
    }
  }
}
