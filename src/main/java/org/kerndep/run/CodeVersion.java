package org.kerndep.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Names the code that trains and parses. A release is named by its version; a snapshot also by the hash of its classes
 * and resources, those of engines and commands excepted because they change no result.
 */
public final class CodeVersion {

  private static final String ROOT = "org/kerndep";
  private static final List<String> WITHOUT_EFFECT = List.of("uima", "cli");
  private static final String SNAPSHOT = "-SNAPSHOT";

  private CodeVersion() {}

  public static String current() throws IOException {
    String version = Version.current();
    return version.endsWith(SNAPSHOT) ? version + "+" + hash(location()) : version;
  }

  /** The jar or directory that this code was loaded from. */
  public static Path location() {
    try {
      return Path.of(CodeVersion.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("code at an impossible place", e);
    }
  }

  private static String hash(Path location) throws IOException {
    if (Files.isDirectory(location)) {
      return hashBelow(location.resolve(ROOT));
    }
    try (FileSystem jar = FileSystems.newFileSystem(location)) {
      return hashBelow(jar.getPath(ROOT));
    }
  }

  private static String hashBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return Hash.ofFiles(files
          .filter(file -> Files.isRegularFile(file)
              && !WITHOUT_EFFECT.contains(root.relativize(file).getName(0).toString()))
          .sorted()
          .toList());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
