package org.kerndep.io;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Writes blocks as UTF-8, in the format they came in exactly as they were, or converted to another. One thread. */
public final class ConllWriter implements Closeable, Flushable {

  private final Writer out;
  private final ConllFormat target;

  /**
   * A writer.
   *
   * @param target the format to write, or null to keep each block's own
   */
  public ConllWriter(OutputStream out, ConllFormat target) {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    this.target = target;
  }

  public void write(ConllBlock block) throws IOException {
    out.write(target == null || target == block.format() ? block.text() : ConllConversion.convert(block, target));
  }

  /** Writes text between or after blocks as it is. */
  public void writeRaw(String text) throws IOException {
    out.write(text);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
