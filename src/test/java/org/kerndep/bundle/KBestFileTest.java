package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

class KBestFileTest {

  @TempDir
  private Path directory;

  private static ScoredTrees list() {
    String[] labels = {null, "nsubj", "root"};
    return new ScoredTrees(List.of(
        new ScoredTree(DependencyTree.of(new int[] {0, 2, 0}, labels), 0),
        new ScoredTree(DependencyTree.of(new int[] {0, 0, 1}, labels), -0.1)));
  }

  private final KBestFile file = new KBestFile(new Manifest(Map.of("code", "1")), Collections.nCopies(1200, list()));

  @Test
  void whatIsWrittenIsRead() throws IOException {
    Path path = directory.resolve("a.lists");
    file.write(path);
    assertThat(KBestFile.read(path)).isEqualTo(file);
    assertThat(Files.list(directory)).hasSize(1);
  }

  @Test
  void damageIsNoticed() throws IOException {
    Path path = directory.resolve("a.lists");
    file.write(path);
    byte[] bytes = Files.readAllBytes(path);
    for (int length : new int[] {0, 5, 30, bytes.length - 1}) {
      Files.write(path, Arrays.copyOf(bytes, length));
      assertThatThrownBy(() -> KBestFile.read(path)).isInstanceOf(IOException.class).hasMessageStartingWith("it ");
    }
    bytes[bytes.length / 2] ^= 1;
    Files.write(path, bytes);
    assertThatThrownBy(() -> KBestFile.read(path)).hasMessageContaining("checksum");
  }
}
