package org.kerndep.batch.work;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.kerndep.batch.source.Document;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Gzip;
import org.kerndep.io.Input;

/** An open document: its content, decompressed, up to a limit of bytes, and the hash of what was read. One thread. */
public final class DocumentInput implements Closeable {

  private static final int LOOKED_AT = 1 << 10;
  private static final int HASH_BYTES = 8;
  private static final Pattern XMI = Pattern.compile("\uFEFF?\\s*(<\\?xml[^>]*\\?>\\s*)?(<!--.*?-->\\s*)*<xmi:XMI\\b.*",
      Pattern.DOTALL);

  private final Document document;
  private final DigestInputStream raw;
  private final BufferedInputStream plain;

  /** Opens a document. */
  public DocumentInput(Document document, long most) throws IOException {
    this.document = document;
    this.raw = new DigestInputStream(document.open(), sha256());
    try {
      boolean named = document.origin().toLowerCase(Locale.ROOT).endsWith(".gz");
      InputStream content = named ? Gzip.required(raw) : Gzip.plain(raw);
      this.plain = new BufferedInputStream(new Limited(content, most), 1 << 13);
    } catch (ZipException | EOFException e) {
      raw.close();
      throw new BadInputException(document.origin(), "not gzip data", "rename the file or compress it");
    } catch (IOException e) {
      raw.close();
      throw e;
    }
  }

  /** The document. */
  public Document document() {
    return document;
  }

  /** The content, decompressed; closing it has no effect, since readers close what they have read. */
  public InputStream stream() {
    return new FilterInputStream(plain) {
      @Override
      public void close() {}
    };
  }

  /** The content as an input for readers. */
  public Input input() {
    return Input.plain(document.origin(), stream());
  }

  /** Whether the content begins like XMI. */
  public boolean isXmi() throws IOException {
    plain.mark(LOOKED_AT);
    try {
      byte[] start = plain.readNBytes(LOOKED_AT);
      return XMI.matcher(new String(start, StandardCharsets.UTF_8)).matches();
    } catch (ZipException | EOFException e) {
      throw new BadInputException(document.origin(), "damaged gzip data (" + e.getMessage() + ")",
          "compress the file again or give it uncompressed");
    } finally {
      plain.reset();
    }
  }

  /** The hash of the document's bytes, once all have been read. */
  public String hash() throws IOException {
    byte[] buffer = new byte[1 << 13];
    int read;
    do {
      read = plain.read(buffer);
    } while (read >= 0);
    return HexFormat.of().formatHex(raw.getMessageDigest().digest(), 0, HASH_BYTES);
  }

  /** The hash of a document's bytes. */
  public static String hash(Document document) throws IOException {
    try (DigestInputStream in = new DigestInputStream(document.open(), sha256())) {
      in.transferTo(OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(in.getMessageDigest().digest(), 0, HASH_BYTES);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public void close() throws IOException {
    plain.close();
  }

  /** A stream that fails behind a limit. */
  private final class Limited extends FilterInputStream {

    private final long most;
    private long count;

    Limited(InputStream in, long most) {
      super(in);
      this.most = most;
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      count(read < 0 ? 0 : 1);
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = super.read(bytes, offset, length);
      count(Math.max(0, read));
      return read;
    }

    private void count(int read) throws BadInputException {
      count += read;
      if (count > most) {
        throw new BadInputException(document.origin(), "has more than " + most + " bytes of content",
            "split it, or allow more with --max-size");
      }
    }
  }
}
