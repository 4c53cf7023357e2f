package org.kerndep.io;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipException;

/**
 * Reads plain text: UTF-8, or UTF-16 if it begins with that byte-order mark, which is left out. Anything else is an
 * error that names the line. Never waits for more input than it needs. One thread.
 */
public final class PlainTextReader implements Closeable {

  private static final int MARK_BYTES = 2;

  private final String name;
  private final InputStream in;
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 13).limit(0);
  private CharsetDecoder decoder;
  private long line = 1;
  private boolean started;
  private boolean ended;

  public PlainTextReader(Input input) {
    this.name = input.name();
    this.in = input.stream();
  }

  /** Reads at least one character into a buffer unless the text is at its end; -1 then, else how many. */
  public int read(char[] buffer) throws IOException {
    CharBuffer chars = CharBuffer.wrap(buffer);
    if (decoder == null) {
      decoder = decoder();
    }
    CoderResult result = CoderResult.UNDERFLOW;
    while (chars.position() == 0 && !(ended && !bytes.hasRemaining())) {
      result = decoder.decode(bytes, chars, ended);
      if (result.isError() && chars.position() == 0) {
        throw notText("not valid " + decoder.charset());
      }
      if (result.isUnderflow() && chars.position() == 0 && !ended) {
        fill();
      }
    }
    return checked(buffer, chars.position());
  }

  private int checked(char[] buffer, int length) throws BadInputException {
    int start = !started && length > 0 && buffer[0] == '\uFEFF' ? 1 : 0;
    started |= length > 0;
    for (int i = start; i < length; i++) {
      if (buffer[i] == 0) {
        throw notText("not a text (it has NUL characters)");
      }
      line += buffer[i] == '\n' ? 1 : 0;
    }
    System.arraycopy(buffer, start, buffer, 0, length - start);
    return length == 0 ? -1 : length - start;
  }

  private BadInputException notText(String problem) {
    return new BadInputException(name, line, problem, "convert the file, for example with iconv -t UTF-8");
  }

  private CharsetDecoder decoder() throws IOException {
    while (bytes.remaining() < MARK_BYTES && !ended) {
      fill();
    }
    ForeignInput.refuse(name, bytes.array(), bytes.remaining());
    int mark = bytes.remaining() < MARK_BYTES ? 0 : bytes.getShort(0) & 0xFFFF;
    Charset charset = mark == 0xFEFF ? StandardCharsets.UTF_16BE
        : mark == 0xFFFE ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8;
    return charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  private void fill() throws IOException {
    bytes.compact();
    int read;
    try {
      read = in.read(bytes.array(), bytes.position(), bytes.remaining());
    } catch (ZipException | EOFException e) {
      throw new BadInputException(name, line, "damaged gzip data (" + e.getMessage() + ")",
          "compress the file again or give it uncompressed");
    } catch (IOException e) {
      throw LineReader.unreadable(name, e);
    }
    ended = read < 0;
    bytes.position(bytes.position() + Math.max(0, read)).flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
