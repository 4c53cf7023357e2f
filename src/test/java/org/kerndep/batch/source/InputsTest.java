package org.kerndep.batch.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.io.BadInputException;

/** Where documents come from. */
class InputsTest {

  @TempDir
  Path directory;

  @Test
  void folderHasAllFilesBelowButHiddenOnesAndTheOutput() throws IOException {
    write("in/b.txt", "b");
    write("in/a/x.txt", "x");
    write("in/.hidden", "h");
    write("in/out/result.txt", "r");
    Inputs inputs = new Inputs(List.of(path("in")), directory.resolve("in/out").toRealPath(), true, 100,
        directory.resolve("scratch"));
    assertThat(ids(inputs.open())).containsExactly("a/x.txt", "b.txt");
    assertThat(new DocumentCount(inputs).count()).hasValue(2);
  }

  @Test
  void patternsMatchInAnyFolder() throws IOException {
    write("in/b.txt", "b");
    write("in/a/x.txt", "x");
    write("in/a/x.xml", "x");
    String prefix = DocumentName.of(directory) + "/in/";
    assertThat(ids(inputs(path("in") + "/**.txt").open())).containsExactly(prefix + "a/x.txt", prefix + "b.txt");
    assertThat(ids(inputs(path("in") + "/**/*.txt").open())).containsExactly(prefix + "a/x.txt", prefix + "b.txt");
    assertThat(ids(inputs(path("in") + "/*.txt").open())).containsExactly(prefix + "b.txt");
  }

  @Test
  void listNamesInputs() throws IOException {
    write("in/b.txt", "b");
    byte[] list = (path("in") + "\n\n" + path("in/b.txt") + "\n").getBytes(StandardCharsets.UTF_8);
    assertThat(ids(inputs().openList(new ByteArrayInputStream(list))))
        .containsExactly("b.txt", DocumentName.of(directory) + "/in/b.txt");
  }

  @Test
  void missingInputIsRefused() {
    assertThatThrownBy(() -> inputs(path("none")).require()).isInstanceOf(BadInputException.class)
        .hasMessageContaining("no such file or folder");
  }

  @Test
  void zipEntriesAreDocumentsAndNoneLeavesTheArchive() throws IOException {
    zip("in/z.zip", Map.of("a.txt", "Hello.", "d/b.txt", "There.", "../evil.txt", "evil", "big.txt", "x".repeat(9000000)));
    Map<String, String> found = contents(new Inputs(List.of(path("in")), null, true, 8_000_000,
        directory.resolve("scratch")).open());
    assertThat(found).containsEntry("z.zip/a.txt", "Hello.").containsEntry("z.zip/d/b.txt", "There.");
    assertThat(found.get("z.zip/big.txt")).contains("more than 8000000 bytes");
    assertThat(found.values()).anyMatch(text -> text.contains("leads out of the archive"));
    assertThat(directory.resolve("scratch")).isEmptyDirectory();
    assertThat(directory.resolve("evil.txt")).doesNotExist();
  }

  @Test
  void tarIsReadEntryByEntryUpToItsDamage() throws IOException {
    Path whole = tar("in/t.tar.gz", Map.of("a.txt", "Hello.", "d/b.txt", "There."));
    assertThat(contents(inputs(path("in")).open())).containsOnly(Map.entry("t.tar.gz/a.txt", "Hello."),
        Map.entry("t.tar.gz/d/b.txt", "There."));
    byte[] bytes = Files.readAllBytes(whole);
    Files.write(whole, Arrays.copyOf(bytes, bytes.length / 2));
    assertThat(contents(inputs(path("in")).open()).values()).anyMatch(text -> text.contains("cannot be read"));
  }

  @Test
  void namesOfFilesAreSafeAndDifferent() {
    assertThat(DocumentName.file("a/b.txt")).isEqualTo("a/b.txt");
    assertThat(DocumentName.file("a/../b").split("/")).hasSize(3).doesNotContain("..");
    assertThat(DocumentName.file("a/b?")).isNotEqualTo(DocumentName.file("a/b*"));
    assertThat(DocumentName.file("x".repeat(400)).length()).isLessThan(200);
    assertThat(DocumentName.of(Path.of("/x/../y/./z.txt"))).isEqualTo("y/z.txt");
  }

  @Test
  void shardsDivideAllNames() {
    for (String id : List.of("a", "b", "c/d.txt", "e")) {
      long shards = IntStream.rangeClosed(1, 3).filter(i -> new Shard(i, 3).contains(id)).count();
      assertThat(shards).isOne();
    }
    assertThat(Shard.parse("3/8")).isEqualTo(new Shard(3, 8));
    assertThatThrownBy(() -> Shard.parse("9/8")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Shard.parse("x")).hasMessageContaining("3/8");
  }

  private Inputs inputs(String... names) {
    return new Inputs(List.of(names), null, true, 1 << 20, directory.resolve("scratch"));
  }

  private static List<String> ids(DocumentSource source) throws IOException {
    List<String> ids = new ArrayList<>();
    for (Document document = source.next(); document != null; document = source.next()) {
      ids.add(document.id());
    }
    source.close();
    return ids;
  }

  private static Map<String, String> contents(DocumentSource source) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    for (Document document = source.next(); document != null; document = source.next()) {
      try {
        contents.put(document.id(), new String(document.open().readAllBytes(), StandardCharsets.UTF_8));
      } catch (BadInputException e) {
        contents.put(document.id(), e.getMessage());
      }
      document.discard();
    }
    source.close();
    return contents;
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void zip(String name, Map<String, String> entries) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(write(name, "")))) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private Path tar(String name, Map<String, String> entries) throws IOException {
    Path file = write(name, "");
    try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(file));
        TarArchiveOutputStream tar = new TarArchiveOutputStream(gzip)) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        TarArchiveEntry header = new TarArchiveEntry(entry.getKey());
        header.setSize(entry.getValue().length());
        tar.putArchiveEntry(header);
        tar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
        tar.closeArchiveEntry();
      }
    }
    return file;
  }
}
