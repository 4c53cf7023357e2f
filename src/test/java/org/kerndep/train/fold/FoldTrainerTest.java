package org.kerndep.train.fold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.run.Workers;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.workspace.TrainingWorkspace;

class FoldTrainerTest {

  private static final TrainingConfig CONFIG = Examples.SMALL.with("epochs", "1").with("decoder", "eisner");

  private final Folds folds = new Folds(Examples.read(Examples.ENGLISH_TEST), 3);

  @TempDir
  private Path directory;

  private FoldModels train(TrainingConfig config) throws IOException {
    try (Workers workers = new Workers(2)) {
      return new FoldTrainer(new FoldConfig(config, 3, 1), Examples.context(workers), workspace()).train(folds);
    }
  }

  private TrainingWorkspace workspace() {
    return TrainingWorkspace.beside(directory.resolve("m.kdp"));
  }

  private Path file(String name) {
    return directory.resolve("m.kdp.folds").resolve(name);
  }

  private static byte[] bytes(FoldModels models, int fold) {
    return new ModelBundle(Examples.englishModel().manifest(), models.models().get(fold)).toByteArray();
  }

  @Test
  void aStoppedRunGoesOnWithTheMissingModels() throws IOException {
    FoldModels models = train(CONFIG);
    assertThat(bytes(models, 1)).isEqualTo(new ModelBundle(Examples.englishModel().manifest(),
        Examples.train(folds.without(1), CONFIG, 1).base()).toByteArray());
    Path kept = file("fold-1.kdp");
    var time = Files.getLastModifiedTime(kept);
    Files.delete(file("fold-2.kdp"));
    Files.write(file("fold-3.kdp"), new byte[] {1, 2, 3});
    FoldModels again = train(CONFIG);
    for (int fold = 0; fold < 3; fold++) {
      assertThat(bytes(again, fold)).isEqualTo(bytes(models, fold));
    }
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(time);
  }

  @Test
  void modelsOfOtherSettingsAreNotUsedAndAllCanBeRemoved() throws IOException {
    FoldModels models = train(CONFIG);
    assertThat(bytes(train(CONFIG.with("seed", "2")), 0)).isNotEqualTo(bytes(models, 0));
    assertThat(workspace().isEmpty()).isFalse();
    workspace().remove();
    assertThat(workspace().isEmpty()).isTrue();
    assertThat(directory).isEmptyDirectory();
  }
}
