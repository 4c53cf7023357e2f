package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/** Which epoch's model comes out of training; on the example data the dev scores are best in epochs 3 to 6. */
class KeepTest {

  private static final int BEST = 3;

  private final TrainingConfig longer = Examples.SMALL.with("epochs", "5");
  private final byte[] ofBestEpoch = weights(Examples.SMALL.with("epochs", Integer.toString(BEST)));

  /** The model under a manifest that does not tell the settings. */
  private static byte[] weights(TrainingConfig config) {
    try (Workers workers = new Workers(1)) {
      ModelBundle model = new TrainingPipeline(config, TemplateSet.standard(), workers, Progress.NONE)
          .train(Examples.read(Examples.ENGLISH_TRAIN), Examples.read(Examples.ENGLISH_TEST));
      return new ModelBundle(Examples.englishModel().manifest(), model.base()).toByteArray();
    }
  }

  @Test
  void bestIsTheFirstEpochWithTheBestDevScore() {
    assertThat(weights(longer.with("keep", "best"))).isEqualTo(ofBestEpoch);
  }

  @Test
  void lastIsTheLast() {
    assertThat(weights(longer.with("keep", "last"))).isEqualTo(weights(longer)).isNotEqualTo(ofBestEpoch);
  }

  @Test
  void bestWithoutDevDataIsRefused() {
    Treebank train = Examples.read(Examples.ENGLISH_TRAIN);
    assertThatThrownBy(() -> Examples.train(train, longer.with("keep", "best"), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs dev data");
  }
}
