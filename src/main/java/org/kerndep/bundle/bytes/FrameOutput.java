package org.kerndep.bundle.bytes;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * A file written piece by piece, so that it may be larger than memory has room for: magic, version, frames of length
 * and content, and a checksum of all that. Read back by {@link FrameInput}. One thread.
 */
public final class FrameOutput {

  private static final int BUFFER = 1 << 16;

  private final CheckedOutputStream checked;
  private final DataOutputStream out;

  public FrameOutput(OutputStream target, byte[] magic, int version) throws IOException {
    checked = new CheckedOutputStream(new BufferedOutputStream(target, BUFFER), new CRC32C());
    out = new DataOutputStream(checked);
    out.write(magic);
    out.writeInt(version);
  }

  public void write(ByteSink frame) throws IOException {
    out.writeInt(frame.size());
    frame.writeTo(out);
  }

  /** Writes the checksum; nothing may follow. */
  public void end() throws IOException {
    out.writeLong(checked.getChecksum().getValue());
    out.flush();
  }
}
