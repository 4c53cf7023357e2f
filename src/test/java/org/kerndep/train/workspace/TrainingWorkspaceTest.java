package org.kerndep.train.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;

class TrainingWorkspaceTest {

  private static final Treebank NOTHING = new Treebank(List.of());
  private static final List<KBestList> LISTS = List.of();

  @TempDir
  private Path directory;

  private static Manifest run(String seed) {
    return new Manifest(Map.of("setting seed", seed));
  }

  @Test
  void memoryMakesEverythingAnewAndNeverAsksWhichRunItIs() throws IOException {
    TrainingWorkspace memory = TrainingWorkspace.inMemory();
    Checkpoints none = memory.checkpoints(() -> {
      throw new IOException("asked");
    });
    assertThat(none.earlier(1, () -> null, () -> null)).isEmpty();
    int[] made = {0};
    for (int i = 0; i < 2; i++) {
      memory.folds(run("1")).lists(0, NOTHING, () -> {
        made[0]++;
        return LISTS;
      });
    }
    assertThat(made[0]).isEqualTo(2);
    assertThat(memory.files()).isEmpty();
    assertThat(memory.isEmpty()).isTrue();
    memory.remove();
  }

  @Test
  void filesKeepWhatAnEqualRunHasMade() throws IOException {
    TrainingWorkspace files = TrainingWorkspace.beside(directory.resolve("m.kdp"));
    int[] made = {0};
    for (String seed : List.of("1", "1", "2", "2")) {
      files.folds(run(seed)).lists(6, NOTHING, () -> {
        made[0]++;
        return LISTS;
      });
    }
    assertThat(made[0]).isEqualTo(2);
    assertThat(directory.resolve("m.kdp.folds/fold-7.lists")).exists();
    assertThat(files.isEmpty()).isFalse();
    files.remove();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void whatIsNotItsOwnStays() throws IOException {
    TrainingWorkspace files = TrainingWorkspace.beside(directory.resolve("m.kdp"));
    files.folds(run("1"));
    Path other = Files.writeString(directory.resolve("m.kdp.folds/notes.txt"), "mine");
    files.remove();
    assertThat(other).hasContent("mine");
  }

  @Test
  void besideADeviceNothingIsKept() {
    assertThat(TrainingWorkspace.beside(Path.of("/dev/null")).files()).isEmpty();
    assertThat(TrainingWorkspace.beside(directory).files()).isEmpty();
  }
}
