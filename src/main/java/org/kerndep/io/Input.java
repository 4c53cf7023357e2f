package org.kerndep.io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipException;

/** An open input, decompressed if it is gzip, that can tell plain text from a table before it is read. One thread. */
public final class Input implements Closeable {

  /** The beginning of a row; three columns are a bad row rather than text. */
  private static final Pattern ROW = Pattern.compile("[0-9]+([-.][0-9]+)?\t[^\t]*\t");
  /** A comment as CoNLL files have them. */
  private static final Pattern COMMENT = Pattern.compile("#\\s*([\\w.:-]+\\s*=.*|newdoc\\b.*|newpar\\b.*)?");
  private static final Pattern LINE_END = Pattern.compile("[\n\r]");
  private static final int MOST_LOOKED_AT = 1 << 16;

  private final String name;
  private final CountingInputStream counted;
  private InputStream stream;

  private Input(String name, CountingInputStream counted, InputStream stream) {
    this.name = name;
    this.counted = counted;
    this.stream = stream;
  }

  /**
   * An open stream.
   *
   * @param name what errors call it
   */
  public static Input of(String name, InputStream in) throws IOException {
    try {
      return new Input(name, new CountingInputStream(in, 0), Gzip.plain(in));
    } catch (ZipException | EOFException e) {
      throw new BadInputException(name, "damaged gzip data", "compress it again or give it uncompressed");
    }
  }

  /** A text that is there already. */
  public static Input ofText(String text) {
    return plain("the text given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** An open stream that is not compressed. */
  public static Input plain(String name, InputStream in) {
    return new Input(name, new CountingInputStream(in, 0), in);
  }

  /** Opens a file; gzip data is expected if the name ends in .gz. */
  public static Input open(Path file) throws IOException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new BadInputException(name, "is a directory", "name a file");
    }
    CountingInputStream counted;
    try {
      counted = new CountingInputStream(Files.newInputStream(file), Files.size(file));
    } catch (NoSuchFileException e) {
      throw new BadInputException(name, "no such file", "check the path");
    } catch (IOException e) {
      throw LineReader.unreadable(name, e);
    }
    try {
      return new Input(name, counted, Gzip.isCompressed(file) ? Gzip.required(counted) : Gzip.plain(counted));
    } catch (ZipException | EOFException e) {
      counted.close();
      throw new BadInputException(name, "not gzip data", "rename the file or compress it");
    } catch (IOException e) {
      counted.close();
      throw LineReader.unreadable(name, e);
    }
  }

  /** What errors call it. */
  public String name() {
    return name;
  }

  /** The content from its beginning. */
  public InputStream stream() {
    return stream;
  }

  /** The share that is read, 0 to 1; 0 if that is not known. */
  public double share() {
    return counted.share();
  }

  /**
   * Whether this is plain text rather than a CoNLL table: its name does not say that it is one, and its first line that
   * is neither blank nor begins with # is no row of one. Reads no further than that line. Where all lines begin with #,
   * it is a table if all are comments such as {@code # key = value}.
   */
  public boolean isText() throws IOException {
    if (ConllFormat.ofFileName(Path.of(name)).isPresent()) {
      return false;
    }
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 13];
    Optional<Boolean> decision = Optional.empty();
    int read = 0;
    while (decision.isEmpty() && read >= 0 && head.size() < MOST_LOOKED_AT) {
      read = read(buffer);
      head.write(buffer, 0, Math.max(0, read));
      decision = decide(head.toString(StandardCharsets.UTF_8), read < 0 || head.size() >= MOST_LOOKED_AT);
    }
    ForeignInput.refuse(name, head.toByteArray(), head.size());
    if (decision.orElse(false)) {
      ForeignInput.refuseBinary(name, head.toByteArray());
    }
    stream = new SequenceInputStream(new ByteArrayInputStream(head.toByteArray()), stream);
    return decision.orElse(false);
  }

  private int read(byte[] buffer) throws IOException {
    try {
      return stream.read(buffer);
    } catch (ZipException | EOFException e) {
      throw new BadInputException(name, "damaged gzip data (" + e.getMessage() + ")",
          "compress the file again or give it uncompressed");
    } catch (IOException e) {
      throw LineReader.unreadable(name, e);
    }
  }

  /** Whether the first line that tells is not a row of a table; empty if it has not been read yet. */
  private static Optional<Boolean> decide(String head, boolean whole) {
    String text = head.startsWith("\uFEFF") ? head.substring(1) : head;
    String[] lines = LINE_END.split(text, -1);
    for (int i = 0; i < lines.length - (whole ? 0 : 1); i++) {
      if (!lines[i].isBlank() && !lines[i].startsWith("#")) {
        return Optional.of(!ROW.matcher(lines[i].stripTrailing()).lookingAt());
      }
    }
    return whole
        ? Optional.of(Arrays.stream(lines).anyMatch(line -> !line.isBlank() && !COMMENT.matcher(line).matches()))
        : Optional.empty();
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
