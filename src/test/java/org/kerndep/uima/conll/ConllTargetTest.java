package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.dkpro.core.api.resources.CompressionUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConllTargetTest {

  @TempDir
  Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"plain.conllu", "a.conllu.gz", "a.conllu.bz2", "a.conllu.xz", "deep/er/a.conllu"})
  void compressesAsTheNameSays(String name) throws IOException {
    Path file = directory.resolve(name);
    try (ConllTarget target = ConllTarget.create(file, false)) {
      target.write("Grüße\n", true);
      target.write("\n", false);
      assertThat(file).doesNotExist();
      target.commit();
    }
    try (InputStream in = CompressionUtils.getInputStream(name, Files.newInputStream(file))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("Grüße\n\n");
    }
  }

  @Test
  void whatIsNotCommittedLeavesNothing() throws IOException {
    Path file = Files.writeString(directory.resolve("old.conllu"), "old");
    try (ConllTarget target = ConllTarget.create(file, true)) {
      target.write("new", true);
    }
    assertThat(file).hasContent("old");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFileIsReplacedOnlyWhenAllowed() throws IOException {
    Path file = Files.writeString(directory.resolve("old.conllu"), "old");
    assertThatThrownBy(() -> ConllTarget.create(file, false)).isInstanceOf(IOException.class)
        .hasMessageContainingAll("old.conllu exists already", "overwrite");
    assertThatThrownBy(() -> ConllTarget.create(file.resolve("a.conllu"), false)).isInstanceOf(IOException.class)
        .hasMessageContaining("old.conllu is no directory");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "a\n", "a\n\n", "a\r\n", "a\r\n\r\n", "a\n ", "\n", " ", ""})
  void filesDoNotRunIntoEachOther(String first) throws IOException {
    Path file = directory.resolve("all.conllu");
    try (ConllTarget target = ConllTarget.create(file, false)) {
      target.write(first, true);
      target.write("", true);
      target.write("\uFEFFb\n\n", true);
      target.commit();
    }
    String text = Files.readString(file);
    assertThat(text.split("\\R\\s*\\R|\\A\\s+")).filteredOn(s -> !s.isBlank())
        .containsExactly(first.isBlank() ? new String[] {first.isEmpty() ? "\uFEFFb" : "b"} : new String[] {"a", "b"});
    assertThat(text).startsWith(first);
  }
}
