package org.kerndep.io;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipException;
import org.kerndep.run.Failures;

/**
 * Lines of UTF-8 with their numbers and exact line ends. A byte-order mark at the start is kept apart. Lines that are
 * too long are refused so that a foreign file cannot fill the memory.
 */
public final class LineReader implements Closeable {

  /** Longer lines no CoNLL file has. */
  static final int MAX_LINE_BYTES = 1 << 20;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String name;
  private final InputStream in;
  private final int maxLineBytes;
  private final byte[] buffer = new byte[1 << 16];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream(256);
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder()
      .onMalformedInput(CodingErrorAction.REPORT)
      .onUnmappableCharacter(CodingErrorAction.REPORT);
  private int position;
  private int limit;
  private boolean started;
  private long number;
  private String mark = "";
  private String lineEnd = "";
  private boolean malformed;

  public LineReader(String name, InputStream in) {
    this(name, in, MAX_LINE_BYTES);
  }

  public LineReader(String name, InputStream in, int maxLineBytes) {
    this.name = name;
    this.in = in;
    this.maxLineBytes = maxLineBytes;
  }

  /** The next line without its end, or null after the last. */
  public String next() throws IOException {
    line.reset();
    boolean ended = false;
    boolean any = false;
    while (!ended && fill()) {
      any = true;
      int end = position;
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      ended = end < limit;
      line.write(buffer, position, end - position);
      position = ended ? end + 1 : end;
      if (line.size() > maxLineBytes) {
        throw new BadInputException(name, number + 1, "line longer than " + maxLineBytes + " bytes",
            "is this a CoNLL file?");
      }
    }
    if (!any) {
      return null;
    }
    number++;
    String text = decode();
    boolean carriageReturn = text.endsWith("\r");
    lineEnd = carriageReturn ? ended ? "\r\n" : "\r" : ended ? "\n" : "";
    text = carriageReturn ? text.substring(0, text.length() - 1) : text;
    mark = number == 1 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    return text.substring(mark.length());
  }

  /** The number of the line last returned, from 1. */
  public long number() {
    return number;
  }

  /** The byte-order mark before the line last returned, mostly empty. */
  String mark() {
    return mark;
  }

  /** What ended the line last returned: LF, CR LF, or nothing at the end of the file. */
  String lineEnd() {
    return lineEnd;
  }

  /** Whether the line last returned was not valid UTF-8; its text has replacement characters then. */
  public boolean malformed() {
    return malformed;
  }

  private boolean fill() throws IOException {
    if (position < limit) {
      return true;
    }
    position = 0;
    try {
      limit = in.read(buffer);
    } catch (ZipException | EOFException e) {
      throw new BadInputException(name, number + 1, "damaged gzip data (" + e.getMessage() + ")",
          "compress the file again or give it uncompressed");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
    if (!started) {
      ForeignInput.refuse(name, buffer, Math.max(0, limit));
      ForeignInput.refuseUtf16(name, buffer, Math.max(0, limit));
    }
    started = true;
    return limit > 0;
  }

  /** An input that the system does not let us read. */
  static BadInputException unreadable(String name, IOException e) {
    return new BadInputException(name, "cannot be read (" + Failures.reason(e) + ")", "check its path and permissions");
  }

  private String decode() {
    byte[] bytes = line.toByteArray();
    try {
      malformed = false;
      return decoder.decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      malformed = true;
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
