package org.kerndep.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * The plain content of gzip data of one member or several (RFC 1952). All of the data is looked at: where anything but
 * another member or zeros follows a member, or a member is damaged or cut off, reading fails and names the byte.
 * Content is handed out before more input is waited for. One thread.
 */
final class GzipMembers extends InputStream {

  private static final int FIRST = 0x1F;
  private static final int SECOND = 0x8B;
  private static final int DEFLATE = 8;
  /** Bytes of a header after magic, method and flags: the time, extra flags and the system. */
  private static final int UNUSED = 6;
  private static final int HEADER_CHECKSUM = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int RESERVED = 0xE0;

  private final InputStream in;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private final CRC32 headerChecksum = new CRC32();
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  /** How many bytes came before those in the buffer. */
  private long before;
  private boolean inMember;
  private boolean any;
  private boolean ended;

  GzipMembers(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      if (!inMember && !nextMember()) {
        ended = true;
        return -1;
      }
      int count = inflate(bytes, offset, length);
      if (count > 0) {
        return count;
      }
    }
    return -1;
  }

  /** Some content of the member, 0 if it is at its end. */
  private int inflate(byte[] bytes, int offset, int length) throws IOException {
    while (true) {
      long start = before + position;
      try {
        if (inflater.needsInput()) {
          require(fill());
          inflater.setInput(buffer, position, limit - position);
        }
        int count = inflater.inflate(bytes, offset, length);
        position = limit - inflater.getRemaining();
        if (count > 0) {
          checksum.update(bytes, offset, count);
          return count;
        }
      } catch (DataFormatException e) {
        throw new ZipException("the content cannot be inflated near byte " + start);
      }
      if (inflater.needsDictionary()) {
        throw new ZipException("the content cannot be inflated near byte " + start);
      }
      if (inflater.finished()) {
        endMember();
        return 0;
      }
    }
  }

  private void endMember() throws IOException {
    long place = before + position;
    if (little(4) != checksum.getValue()) {
      throw new ZipException("the checksum at byte " + place + " is not that of the content");
    }
    if (little(4) != (inflater.getBytesWritten() & 0xFFFFFFFFL)) {
      throw new ZipException("the length at byte " + (place + 4) + " is not that of the content");
    }
    inMember = false;
  }

  /** Reads the header of the next member; false if there is none. */
  private boolean nextMember() throws IOException {
    if (!fill()) {
      return false;
    }
    if (any && buffer[position] == 0) {
      requireZeros();
      return false;
    }
    long place = before + position;
    headerChecksum.reset();
    if (next() != FIRST || next() != SECOND || next() != DEFLATE) {
      throw new ZipException("at byte " + place + " is neither the end nor another gzip member");
    }
    int flags = next();
    if ((flags & RESERVED) != 0) {
      throw new ZipException("unknown flags in the gzip header at byte " + place);
    }
    skip(UNUSED);
    skip((flags & EXTRA) == 0 ? 0 : (int) little(2));
    skipText((flags & NAME) != 0);
    skipText((flags & COMMENT) != 0);
    long computed = headerChecksum.getValue() & 0xFFFF;
    if ((flags & HEADER_CHECKSUM) != 0 && little(2) != computed) {
      throw new ZipException("wrong checksum of the gzip header at byte " + place);
    }
    inflater.reset();
    inflater.setInput(buffer, position, limit - position);
    checksum.reset();
    any = true;
    inMember = true;
    return true;
  }

  private void requireZeros() throws IOException {
    while (fill()) {
      if (buffer[position] != 0) {
        throw new ZipException("at byte " + (before + position) + " is neither the end nor another gzip member");
      }
      position++;
    }
  }

  private long little(int bytes) throws IOException {
    long value = 0;
    for (int i = 0; i < bytes; i++) {
      value |= (long) next() << 8 * i;
    }
    return value;
  }

  private void skip(int bytes) throws IOException {
    for (int i = 0; i < bytes; i++) {
      next();
    }
  }

  private void skipText(boolean present) throws IOException {
    int last = present ? 1 : 0;
    while (last != 0) {
      last = next();
    }
  }

  private int next() throws IOException {
    require(fill());
    headerChecksum.update(buffer[position]);
    return buffer[position++] & 0xFF;
  }

  private void require(boolean there) throws EOFException {
    if (!there) {
      throw new EOFException("it ends within a gzip member, at byte " + (before + limit));
    }
  }

  /** Whether there is a byte at the position, which may have to be read first. */
  private boolean fill() throws IOException {
    if (position >= limit) {
      before += limit;
      position = 0;
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
    }
    return position < limit;
  }

  @Override
  public void close() throws IOException {
    ended = true;
    inflater.end();
    in.close();
  }
}
