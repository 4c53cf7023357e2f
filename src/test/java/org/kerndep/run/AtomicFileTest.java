package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that appear whole or not at all. */
class AtomicFileTest {

  @TempDir
  private Path directory;
  private Path target;

  @BeforeEach
  void nameFile() {
    target = directory.resolve("out.conllu");
  }

  @Test
  void nothingIsUnderTheNameBeforeTheCommit() throws IOException {
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      assertThat(target).doesNotExist();
      file.commit();
      assertThat(target).hasContent("new");
    }
    assertThat(directory).isDirectoryContaining(target::equals);
    assertThat(directory.toFile().list()).containsExactly("out.conllu");
  }

  @Test
  void nothingIsLeftWhenClosedWithoutCommit() throws IOException {
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "half");
    }
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void existingFileIsReplacedByTheCommit() throws IOException {
    Files.writeString(target, "a longer old content");
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      assertThat(target).hasContent("a longer old content");
      file.commit();
    }
    assertThat(target).hasContent("new");
  }

  @Test
  void existingFileIsUntouchedByAFailure() throws IOException {
    Files.writeString(target, "old");
    assertThatIOException().isThrownBy(() -> {
      try (AtomicFile file = new AtomicFile(target)) {
        write(file, "half");
        throw new IOException("cable pulled");
      }
    }).withMessage("cable pulled");
    assertThat(target).hasContent("old");
    assertThat(directory.toFile().list()).containsExactly("out.conllu");
  }

  @Test
  void streamMayBeClosedBeforeTheCommit() throws IOException {
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      file.out().close();
      file.commit();
    }
    assertThat(target).hasContent("new");
  }

  @Test
  void linkKeepsPointingToItsFile() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere")).resolve("real.conllu");
    Files.writeString(elsewhere, "old");
    Files.createSymbolicLink(target, elsewhere);
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      file.commit();
    }
    assertThat(target).isSymbolicLink();
    assertThat(elsewhere).hasContent("new");
  }

  @Test
  void rejectsDirectory() {
    assertThatIOException().isThrownBy(() -> new AtomicFile(directory))
        .withMessage(directory + " is a directory; name a file");
  }

  @Test
  void rejectsMissingDirectory() {
    Path missing = directory.resolve("missing");
    assertThatIOException().isThrownBy(() -> new AtomicFile(missing.resolve("out")))
        .withMessage("directory " + missing + " does not exist; create it first");
  }

  @Test
  void deviceIsWrittenAndNotReplaced() throws IOException {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "this system has no such device");
    try (AtomicFile file = new AtomicFile(device)) {
      write(file, "new");
      file.commit();
    }
    assertThat(Files.isRegularFile(device)).isFalse();
    new AtomicFile(device).close();
    assertThat(device).exists();
  }

  private static void write(AtomicFile file, String text) throws IOException {
    file.out().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
