package org.kerndep.train.fold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TrainingConfig;

class FoldTrainerTest {

  private static final TrainingConfig CONFIG = Examples.SMALL.with("epochs", "1").with("decoder", "eisner");

  private final Folds folds = new Folds(Examples.read(Examples.ENGLISH_TEST), 3);

  @TempDir
  private Path directory;

  private FoldModels train(TrainingConfig config) throws IOException {
    try (Workers workers = new Workers(2)) {
      return new FoldTrainer(config, TemplateSet.standard(), workers, Progress.NONE)
          .train(folds, Optional.of(directory));
    }
  }

  private static byte[] bytes(FoldModels models, int fold) {
    return new ModelBundle(Examples.englishModel().manifest(), models.models().get(fold)).toByteArray();
  }

  @Test
  void aStoppedRunGoesOnWithTheMissingModels() throws IOException {
    FoldModels models = train(CONFIG);
    assertThat(bytes(models, 1)).isEqualTo(new ModelBundle(Examples.englishModel().manifest(),
        Examples.train(folds.without(1), CONFIG, 1).base()).toByteArray());
    Path kept = directory.resolve("fold-1.kdp");
    var time = Files.getLastModifiedTime(kept);
    Files.delete(directory.resolve("fold-2.kdp"));
    Files.write(directory.resolve("fold-3.kdp"), new byte[] {1, 2, 3});
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
    Jackknife.remove(directory);
    assertThat(directory).doesNotExist();
  }
}
