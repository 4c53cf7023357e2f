package org.kerndep.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Short SHA-256 names of content. */
public final class Hash {

  private static final int BYTES = 8;

  private Hash() {}

  /** The hash of bytes. */
  public static String ofBytes(byte[] content) {
    MessageDigest digest = sha256();
    add(digest, content);
    return name(digest);
  }

  /** The hash of texts in their order. */
  public static String ofTexts(List<String> texts) {
    MessageDigest digest = sha256();
    texts.forEach(text -> add(digest, text.getBytes(StandardCharsets.UTF_8)));
    return name(digest);
  }

  /** The hash of the content of files in their order; their names do not matter. */
  public static String ofFiles(List<Path> files) throws IOException {
    MessageDigest digest = sha256();
    for (Path file : files) {
      add(digest, Files.readAllBytes(file));
    }
    return name(digest);
  }

  /** The hash of the rest of a stream of any size. */
  public static String ofStream(InputStream in) throws IOException {
    return wholeOfStream(in).substring(0, 2 * BYTES);
  }

  /** The whole SHA-256 of the rest of a stream of any size, in hexadecimal digits. */
  public static String wholeOfStream(InputStream in) throws IOException {
    MessageDigest digest = sha256();
    byte[] buffer = new byte[1 << 16];
    for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
      digest.update(buffer, 0, read);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, byte[] content) {
    digest.update((content.length + "\n").getBytes(StandardCharsets.US_ASCII));
    digest.update(content);
  }

  private static String name(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
