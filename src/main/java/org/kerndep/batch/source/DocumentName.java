package org.kerndep.batch.source;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.kerndep.run.Hash;

/** The names of documents and of the files that are written for them. */
public final class DocumentName {

  /** File systems take 255 bytes; endings need some. */
  private static final int MOST_BYTES = 200;

  private DocumentName() {}

  /** The name of a file that was named itself: its path without root, {@code .} and leading {@code ..}. */
  static String of(Path file) {
    StringBuilder name = new StringBuilder();
    for (Path part : file.normalize()) {
      if (!part.toString().equals("..")) {
        name.append(name.isEmpty() ? "" : "/").append(part);
      }
    }
    return name.toString();
  }

  /** Whether a name stays below the folder that it is resolved against, on any system. */
  static boolean isInside(String name) {
    return !name.isBlank() && !name.startsWith("/") && !name.matches("[A-Za-z]:.*") && name.indexOf('\0') < 0
        && name.indexOf('\\') < 0 && !List.of(name.split("/")).contains("..");
  }

  /** Whether a file of that name is an archive of documents. */
  static boolean isArchive(String name) {
    return isZip(name) || isTar(name);
  }

  static boolean isZip(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  static boolean isTar(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(tar|tar\\.gz|tgz)");
  }

  /**
   * A relative path for what is written for a document: its name, where parts that file systems refuse are replaced.
   * Different documents get different paths.
   */
  public static String file(String id) {
    StringBuilder path = new StringBuilder();
    for (String part : id.split("/", -1)) {
      path.append(path.isEmpty() ? "" : "/").append(part(part));
    }
    return path.toString();
  }

  private static String part(String part) {
    boolean plain = !part.isEmpty() && !part.equals(".") && !part.equals("..") && part.equals(part.strip())
        && part.chars().noneMatch(c -> c < ' ' || "\\:*?\"<>|".indexOf(c) >= 0);
    if (plain && part.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES) {
      return part;
    }
    String letters = part.replaceAll("[^\\p{L}\\p{N}._-]", "_");
    int most = letters.codePointCount(0, letters.length()) > 40 ? letters.offsetByCodePoints(0, 40) : letters.length();
    return letters.substring(0, most) + "~" + Hash.ofTexts(List.of(part));
  }
}
