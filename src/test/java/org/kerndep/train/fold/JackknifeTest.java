package org.kerndep.train.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.KBestFile;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.run.Workers;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.workspace.TrainingWorkspace;

class JackknifeTest {

  private static final TrainingConfig CONFIG = Examples.SMALL.with("epochs", "1").with("decoder", "sibling");

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TEST);

  @TempDir
  private Path directory;

  private KBestFile lists(int k, int threads) throws IOException {
    try (Workers workers = new Workers(threads)) {
      return new Jackknife(new FoldConfig(CONFIG, 4, k), Examples.context(workers),
          TrainingWorkspace.beside(directory.resolve("my.lists"))).lists(new Folds(treebank, 4));
    }
  }

  private Path file(String name) {
    return directory.resolve("my.lists.folds").resolve(name);
  }

  @Test
  void everyListComesFromAModelThatHasNotSeenItsSentence() throws IOException {
    KBestFile made = lists(5, 1);
    assertThat(made.lists()).hasSize(treebank.size());
    Folds folds = new Folds(treebank, 4);
    BaseParser parser = new BaseParser(Examples.train(folds.without(1), CONFIG, 1).base());
    for (int i = 0; i < treebank.size(); i++) {
      if (folds.foldOf(i) == 1) {
        Sentence sentence = treebank.sentences().get(i).sentence();
        assertThat(made.lists().get(i)).isEqualTo(KBestList.of(sentence, parser.parse(sentence, 5)).relative());
      }
    }
  }

  @Test
  void aStoppedRunGoesOnWithTheMissingFolds() throws IOException {
    KBestFile made = lists(5, 2);
    Path missing = file("fold-3.lists");
    Path kept = file("fold-1.lists");
    Files.delete(missing);
    Files.write(file("fold-2.lists"), new byte[] {1, 2, 3});
    var time = Files.getLastModifiedTime(kept);
    assertThat(lists(5, 1)).isEqualTo(made);
    assertThat(missing).exists();
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(time);
  }

  @Test
  void foldsOfOtherSettingsAreNotUsed() throws IOException {
    lists(5, 1);
    assertThat(lists(2, 1).lists()).allSatisfy(list -> assertThat(list.size()).isLessThanOrEqualTo(2));
  }

  @Test
  void wrongUseIsRefused() {
    assertThatThrownBy(() -> lists(0, 1)).hasMessageContaining("k must be at least 1");
  }
}
