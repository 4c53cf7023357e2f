package org.kerndep.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The names of files in the making: that of the file, of the process that writes it, and something random. */
final class TemporaryName {

  private static final Logger LOG = LoggerFactory.getLogger(TemporaryName.class);
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int RANDOM_BYTES = 8;
  private static final Pattern ENDING = Pattern.compile("\\.([0-9]{1,18})-([0-9a-f]{16})\\.tmp");
  /** A process of another machine that shares the directory cannot be seen, but writes its file within this time. */
  private static final Duration STALE = Duration.ofHours(1);

  private TemporaryName() {}

  /** A new name for what will be a file. */
  static Path beside(Path file) {
    byte[] random = new byte[RANDOM_BYTES];
    RANDOM.nextBytes(random);
    return file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + "-"
        + HexFormat.of().formatHex(random) + ".tmp");
  }

  /** Removes what processes left that were killed while they wrote a file and have not touched it for an hour. */
  static void sweep(Path file) {
    String name = file.getFileName().toString();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(file.toAbsolutePath().getParent(),
        other -> other.getFileName().toString().startsWith(name + "."))) {
      for (Path other : files) {
        Matcher ending = ENDING.matcher(other.getFileName().toString().substring(name.length()));
        if (ending.matches() && isDead(Long.parseLong(ending.group(1))) && isStale(other)) {
          Files.deleteIfExists(other);
          LOG.info("removed {}, which a process left that was killed", other);
        }
      }
    } catch (IOException e) {
      LOG.debug("the directory of {} cannot be cleaned: {}", file, e.getMessage());
    }
  }

  private static boolean isDead(long process) {
    return ProcessHandle.of(process).isEmpty();
  }

  private static boolean isStale(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(STALE));
  }
}
