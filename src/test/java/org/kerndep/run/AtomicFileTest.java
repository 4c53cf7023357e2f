package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
  void temporaryNamesCannotBeGuessed() throws IOException {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      try (AtomicFile file = new AtomicFile(target)) {
        names.addAll(List.of(directory.toFile().list()));
        file.out().flush();
      }
    }
    assertThat(names).hasSize(20).allMatch(name -> name.matches("out\\.conllu\\.[0-9]+-[0-9a-f]{16}\\.tmp"));
  }

  @Test
  void plantedLinksAreNotFollowed() throws IOException {
    Path victim = Files.writeString(directory.resolve("victim"), "precious");
    for (int i = 1; i < 500; i++) {
      String guess = "out.conllu." + ProcessHandle.current().pid() + "-" + i + ".tmp";
      Files.createSymbolicLink(directory.resolve(guess), victim);
    }
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      file.commit();
    }
    assertThat(victim).hasContent("precious");
    assertThat(target).isRegularFile().hasContent("new");
  }

  @Test
  void whatKilledProcessesLeftIsRemoved() throws IOException {
    String dead = "9".repeat(18);
    long own = ProcessHandle.current().pid();
    String random = "-0123456789abcdef.tmp";
    Path stale = old("out.conllu." + dead + random);
    Path fresh = Files.writeString(directory.resolve("out.conllu." + dead + "-fedcba9876543210.tmp"), "half");
    Path alive = old("out.conllu." + own + random);
    Path other = old("in.conllu." + dead + random);
    Path users = old("out.conllu.old.tmp");
    try (AtomicFile file = new AtomicFile(target)) {
      file.commit();
    }
    assertThat(stale).doesNotExist();
    assertThat(List.of(fresh, alive, other, users, target)).allMatch(Files::exists);
  }

  private Path old(String name) throws IOException {
    Path file = Files.writeString(directory.resolve(name), "half");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    return file;
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

  @Test
  void pipeBehindALinkIsWritten() throws IOException {
    Path standardError = Path.of("/dev/stderr");
    assumeTrue(Files.exists(standardError) && !Files.isRegularFile(standardError), "no device to write to");
    AtomicFile.requireWritable(standardError);
    new AtomicFile(standardError).close();
  }

  @Test
  void danglingLinkGetsItsFile() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere")).resolve("real.conllu");
    Files.createSymbolicLink(target, Path.of("elsewhere", "real.conllu"));
    try (AtomicFile file = new AtomicFile(target)) {
      write(file, "new");
      file.commit();
    }
    assertThat(target).isSymbolicLink();
    assertThat(elsewhere).hasContent("new");
  }

  @Test
  void rejectsLinkToItself() throws IOException {
    Files.createSymbolicLink(target, target);
    assertThatIOException().isThrownBy(() -> new AtomicFile(target))
        .withMessage(target + " is a link to itself; name a file");
  }

  @Test
  void replacedFilePassesOnItsPermissions() throws IOException {
    assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"), "no POSIX permissions here");
    Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rwx-w----");
    Files.writeString(target, "old");
    Files.setPosixFilePermissions(target, permissions);
    try (AtomicFile file = new AtomicFile(target)) {
      file.commit();
    }
    assertThat(Files.getPosixFilePermissions(target)).isEqualTo(permissions);
  }

  @Test
  void failedCommitNamesTheFileAndLeavesNothing() throws IOException {
    try (AtomicFile file = new AtomicFile(target)) {
      Files.createDirectories(target.resolve("in the way"));
      assertThatIOException().isThrownBy(file::commit).withMessageStartingWith(target + ": cannot be written (");
    }
    assertThat(directory.toFile().list()).containsExactly("out.conllu");
  }

  @Test
  void failedWriteNamesTheFileAndClosingAddsNothing() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "this system has no such device");
    AtomicFile file = new AtomicFile(full);
    assertThatIOException().isThrownBy(() -> write(file, "new"))
        .withMessageStartingWith("/dev/full: cannot be written (No space left");
    file.close();
  }

  @Test
  void stoppingTheProgramLeavesNothing() throws IOException {
    AtomicFile open = new AtomicFile(target);
    AtomicFile done = new AtomicFile(directory.resolve("done"));
    done.commit();
    AtomicFile.closeAll();
    assertThat(directory.toFile().list()).containsExactly("done");
    open.close();
  }

  @Test
  void checkAgreesWithWriting() throws IOException {
    AtomicFile.requireWritable(target);
    AtomicFile.requireWritable(Files.writeString(directory.resolve("old"), "old"));
    assertThatIOException().isThrownBy(() -> AtomicFile.requireWritable(directory))
        .withMessage(directory + " is a directory; name a file");
    Files.createSymbolicLink(target, Path.of("missing", "real.conllu"));
    assertThatIOException().isThrownBy(() -> AtomicFile.requireWritable(target))
        .withMessage("directory " + directory.resolve("missing") + " does not exist; create it first");
  }

  private static void write(AtomicFile file, String text) throws IOException {
    file.out().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
