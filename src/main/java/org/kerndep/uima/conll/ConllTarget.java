package org.kerndep.uima.conll;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.kerndep.run.AtomicFile;

/**
 * Where CoNLL text goes. A file appears only when it is committed, compressed as its name says; what is closed before
 * leaves nothing behind. One thread.
 */
public final class ConllTarget implements AutoCloseable {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Null if the target is no file of ours. */
  private final AtomicFile file;
  private final OutputStream out;
  private String written = "";

  private ConllTarget(AtomicFile file, OutputStream out) {
    this.file = file;
    this.out = out;
  }

  /** A target that somebody else makes visible. */
  public static ConllTarget of(OutputStream out) {
    return new ConllTarget(null, out);
  }

  /** Begins a file and the directories above it; an existing file is replaced if allowed. */
  public static ConllTarget create(Path path, boolean overwrite) throws IOException {
    if (!overwrite && Files.exists(path)) {
      throw new IOException(path + " exists already; remove it, name another target, or set overwrite to true");
    }
    try {
      Files.createDirectories(path.toAbsolutePath().getParent());
    } catch (FileAlreadyExistsException e) {
      throw new IOException(e.getMessage() + " is no directory; name another target", e);
    }
    AtomicFile file = new AtomicFile(path);
    try {
      return new ConllTarget(file, compressed(file.out(), path));
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  private static OutputStream compressed(OutputStream out, Path path) throws IOException {
    OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
    String name = path.toString().toLowerCase(Locale.ROOT);
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "gz" -> new GZIPOutputStream(buffered, 1 << 16);
      case "bz2", "bzip2" -> new BZip2CompressorOutputStream(buffered);
      case "xz" -> new XZCompressorOutputStream(buffered);
      default -> buffered;
    };
  }

  /**
   * Appends text.
   *
   * @param begins whether it begins a file and must not run into the text before it
   */
  public void write(String text, boolean begins) throws IOException {
    String next = text;
    if (begins && !written.isEmpty()) {
      out.write(separator(written).getBytes(StandardCharsets.UTF_8));
      next = text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }
    out.write(next.getBytes(StandardCharsets.UTF_8));
    written = next.isEmpty() ? written : next;
  }

  /** What a text lacks at its end for another sentence to follow. */
  private static String separator(String text) {
    if (!text.endsWith("\n")) {
      return text.isBlank() ? "\n" : "\n\n";
    }
    String line = text.substring(text.lastIndexOf('\n', text.length() - 2) + 1);
    return line.isBlank() ? "" : "\n";
  }

  /** Completes the text and makes it visible. */
  public void commit() throws IOException {
    out.flush();
    out.close();
    if (file != null) {
      file.commit();
    }
  }

  /** Gives up what was not committed. */
  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
